/**
 * @generated SignedSource<<6d8c6a8a4e994938ceea7fef87fe41ef>>
 * @relayHash 169e5ea0dc4ec2772121af39b5317230
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 934850fdfc0acb6423a5b09edb6d70b509b3bd6583854ae3d9de9280117f0c30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThreadPaneQuery } from './ThreadPaneQuery.graphql';

const node: PreloadableConcreteRequest<ThreadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "934850fdfc0acb6423a5b09edb6d70b509b3bd6583854ae3d9de9280117f0c30",
    "metadata": {},
    "name": "ThreadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
