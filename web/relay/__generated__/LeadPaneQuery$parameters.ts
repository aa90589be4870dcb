/**
 * @generated SignedSource<<8e805f98f156fce0fffc071c3421fd7b>>
 * @relayHash f5eeeaa30be07701cbbfef9d6826dc50
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b7bd28050f9359ea4a2aa8cd1042f5a5348c9cfd485158534545c04baa2105c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b7bd28050f9359ea4a2aa8cd1042f5a5348c9cfd485158534545c04baa2105c",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
