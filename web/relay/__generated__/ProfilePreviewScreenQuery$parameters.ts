/**
 * @generated SignedSource<<31584d6cd22b01d658c135f7e7b929c7>>
 * @relayHash 5921b491a4d56795119495e6da648d74
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 441b0dcf2aa48e2b611e481372bb2126ce8bb84d6a7430a6c7d9b1adf972394e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "441b0dcf2aa48e2b611e481372bb2126ce8bb84d6a7430a6c7d9b1adf972394e",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
