/**
 * @generated SignedSource<<58ec43902749b63c424a948c7b25923f>>
 * @relayHash e8e22f7a7a5b253ca5251f042bef2623
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d16ca2f477c971cec6c6c688e27e0ff929092fd8e7e8ab11bbbf4591f24fd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17d16ca2f477c971cec6c6c688e27e0ff929092fd8e7e8ab11bbbf4591f24fd9",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
