/**
 * @generated SignedSource<<7e820dcf8e93bd40e9e09e788551937a>>
 * @relayHash 10c4f8ec52ac6c6bbd09e870bca7f22a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c805566ead3c6db782ade74324e2f6b4e5ea3f3a3c2671c49c3bca089dcd71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8c805566ead3c6db782ade74324e2f6b4e5ea3f3a3c2671c49c3bca089dcd71",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
