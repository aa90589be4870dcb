/**
 * @generated SignedSource<<3b84e78eba0d79e42848b36619cca448>>
 * @relayHash f6b4aaf4ff8716d16ff7cc90e46d9d57
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b090cb2312321aff39cace3a9c9b815cd94984b39f4242d44cbea71d08a7f03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SummariesPaneQuery } from './SummariesPaneQuery.graphql';

const node: PreloadableConcreteRequest<SummariesPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b090cb2312321aff39cace3a9c9b815cd94984b39f4242d44cbea71d08a7f03",
    "metadata": {},
    "name": "SummariesPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
