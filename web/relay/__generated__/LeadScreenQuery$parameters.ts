/**
 * @generated SignedSource<<6783cad978d3830747d6f9f2092febfd>>
 * @relayHash 8fa8721944f1950e9df2729d464d53a0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87c79d1378d6ffdb142bc952076a9b7f2bbc0773e12b7a71a0a9b2341380f852

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87c79d1378d6ffdb142bc952076a9b7f2bbc0773e12b7a71a0a9b2341380f852",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
