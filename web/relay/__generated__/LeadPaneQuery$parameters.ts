/**
 * @generated SignedSource<<375232e760acd32f16f32c452ad3c986>>
 * @relayHash 2cde3d39e3e96d3c342987a5e3792319
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a3ef2095f152a4197e5a115a9a26dafd701993b17582c35c7b20de3db5de11b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a3ef2095f152a4197e5a115a9a26dafd701993b17582c35c7b20de3db5de11b",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
