/**
 * @generated SignedSource<<2b34205db0e424480790d4ecc8efb42a>>
 * @relayHash 1c2749f69f6c1cf984b6acbd8438287f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 116fe33992504616ee3e0bceb379eae1069e34b2435522f4037389d6ea8e14b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "116fe33992504616ee3e0bceb379eae1069e34b2435522f4037389d6ea8e14b1",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
