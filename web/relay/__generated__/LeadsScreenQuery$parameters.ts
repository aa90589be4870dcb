/**
 * @generated SignedSource<<1424e6ed3a675f5a05146fb39cc572c2>>
 * @relayHash ea0e83f3cb425cae042603945e2f4f95
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 463afba4ff1facf033fe6111b520d4d1e4a7a72bfa602871ea15cc604a62b8c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "463afba4ff1facf033fe6111b520d4d1e4a7a72bfa602871ea15cc604a62b8c5",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
