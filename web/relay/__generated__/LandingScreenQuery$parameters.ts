/**
 * @generated SignedSource<<8afb46c2a1d7c7f29a2c3efffb7ad0ee>>
 * @relayHash 3048bcf4f328d0a94193040765eadd5b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270b062bad0114676e400e8822dc755b0103bfd09267b951ebce3d92eadd080b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "270b062bad0114676e400e8822dc755b0103bfd09267b951ebce3d92eadd080b",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
