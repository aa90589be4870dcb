/**
 * @generated SignedSource<<44cff2df560c6a70ea15d044fa631f53>>
 * @relayHash 309bff30a19b79271fcccc298c9948a1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 095dc3294158ad34a8226c04c6275d785b784cd27d613d491503c76e6f7b06e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "095dc3294158ad34a8226c04c6275d785b784cd27d613d491503c76e6f7b06e4",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
