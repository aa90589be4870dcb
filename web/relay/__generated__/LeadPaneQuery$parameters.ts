/**
 * @generated SignedSource<<9138130710506b83eb37f17525be925d>>
 * @relayHash e74d036aa574217fa9ef6c0f9768934f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c2e6a0108244af26b5e237096c1650867f8ab261efe63dc2f1f102056a8a31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37c2e6a0108244af26b5e237096c1650867f8ab261efe63dc2f1f102056a8a31",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
