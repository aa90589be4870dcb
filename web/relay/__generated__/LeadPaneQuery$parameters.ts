/**
 * @generated SignedSource<<db03f2ed220b301dce9300d96ae74e11>>
 * @relayHash 24034427724a23e9d1bc0b56a8706f50
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a643ca50f617a4dec0fafce256cf5ae88975e8ef6aff87018c942473e7b52d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a643ca50f617a4dec0fafce256cf5ae88975e8ef6aff87018c942473e7b52d8",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
