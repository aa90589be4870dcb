/**
 * @generated SignedSource<<c1370ab209187daf15a3cc5ab33ff754>>
 * @relayHash d959beec129dbba848c17e2bd4bcf45c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36baeb5b32ba546c8062c1695b549bc97c3fd22352d798ee6807815dc0e18ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36baeb5b32ba546c8062c1695b549bc97c3fd22352d798ee6807815dc0e18ba7",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
