/**
 * @generated SignedSource<<7f7a0aac2df110c6fca0dc96aa5e4f64>>
 * @relayHash 2359bb374eac7b2a2cb0421a14b80238
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3692555e2763e72c56255a8b14693304fbd2d29682f8731f135321c746bc141

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3692555e2763e72c56255a8b14693304fbd2d29682f8731f135321c746bc141",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
