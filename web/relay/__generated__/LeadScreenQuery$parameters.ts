/**
 * @generated SignedSource<<ee4b21351a94f61e869b559bf3250398>>
 * @relayHash 952838d9afa352931f0bee8b7a6036ac
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76fb982693f1e0fed2bf863a9f1548dcc2f63c25d09ddcb27241e10f96843e59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76fb982693f1e0fed2bf863a9f1548dcc2f63c25d09ddcb27241e10f96843e59",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
