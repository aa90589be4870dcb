/**
 * @generated SignedSource<<c2feec74b4345bd7d58ab715da0f5a42>>
 * @relayHash 56179a6b1d5c0eeb0e928591b401bbcb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a5b80fb4b4adf1d718b95f17170a3003250e43917a285bd0e860306cc3f1309

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a5b80fb4b4adf1d718b95f17170a3003250e43917a285bd0e860306cc3f1309",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
