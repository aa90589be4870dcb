/**
 * @generated SignedSource<<597c42cd003183ee62aa25279d113722>>
 * @relayHash d3a11ed826f31d4cb107fa1977219e34
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b21332ff86c5f94ef898592cf51c63e31f54db463c025898aad8c6fff989a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7b21332ff86c5f94ef898592cf51c63e31f54db463c025898aad8c6fff989a0",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
