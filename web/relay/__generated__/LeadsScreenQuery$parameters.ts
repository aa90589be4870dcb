/**
 * @generated SignedSource<<4ddae16de30ee8a1e45f7aa71b1f3d47>>
 * @relayHash 0d6957f67d5c2339ff7414cfe55ec74c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 566c7203cd166ddd7b74122b92f638477d12ad35c373e7995d61ebe17294d92e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "566c7203cd166ddd7b74122b92f638477d12ad35c373e7995d61ebe17294d92e",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
