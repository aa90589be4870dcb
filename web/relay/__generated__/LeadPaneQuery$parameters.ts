/**
 * @generated SignedSource<<3477a8e49ea8c6e9d458fcdc97b56f71>>
 * @relayHash cc478c42866663ebebab4c97c61d48a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4893867a463f1f69ef7f81fec4a518bb833b9b67dc9df5bd2184fcc782ec00d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4893867a463f1f69ef7f81fec4a518bb833b9b67dc9df5bd2184fcc782ec00d",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
