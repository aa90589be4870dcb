/**
 * @generated SignedSource<<7bf2da6bc4edea62ef14ef0db45beb60>>
 * @relayHash a737db0330a14770baf2056319720b89
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603169c85e6afc5673c0099f3f917e6cf85e948bea25c149e935fd992a07f66a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOfferQuery } from './QuickOfferQuery.graphql';

const node: PreloadableConcreteRequest<QuickOfferQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "603169c85e6afc5673c0099f3f917e6cf85e948bea25c149e935fd992a07f66a",
    "metadata": {},
    "name": "QuickOfferQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
