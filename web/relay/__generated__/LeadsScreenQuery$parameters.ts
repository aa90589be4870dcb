/**
 * @generated SignedSource<<eab7e578124c0d512beae477aefb91e5>>
 * @relayHash e7195f97ccb8de35eaea54b848bbda3c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32666484f0ce9a73000f63170a01363aeebef9282bcfa49793c822bb3ded7d4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32666484f0ce9a73000f63170a01363aeebef9282bcfa49793c822bb3ded7d4d",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
