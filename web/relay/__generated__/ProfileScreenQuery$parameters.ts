/**
 * @generated SignedSource<<751a0332b72bf28eb7491f3548059639>>
 * @relayHash d838f0a2ad248b062c7712fc751ffa9b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45491fd84c306cd8c6367b6a78663e0f12a9cfc6eec0af3777dcda72d318e64f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45491fd84c306cd8c6367b6a78663e0f12a9cfc6eec0af3777dcda72d318e64f",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
