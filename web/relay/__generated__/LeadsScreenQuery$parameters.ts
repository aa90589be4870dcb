/**
 * @generated SignedSource<<cb7c57bb971aa00cd60eb7a668afc572>>
 * @relayHash 39f79ba7b0ad6d6eacb6062371b88cf5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112a1f2aaa0a9ca7ec1450c31a5452a7f0a1c3e969372a722cf46c2e690d4259

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "112a1f2aaa0a9ca7ec1450c31a5452a7f0a1c3e969372a722cf46c2e690d4259",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
