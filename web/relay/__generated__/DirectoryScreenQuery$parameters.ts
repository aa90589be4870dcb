/**
 * @generated SignedSource<<d05d34089c23f09e45ce15214b347cb4>>
 * @relayHash c5e7e1bf4d9dce6acb69956c3c702ed7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2877e30df56c523e4071f3183a320b26bdc7a785c63ae12f6671fd9800d14e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2877e30df56c523e4071f3183a320b26bdc7a785c63ae12f6671fd9800d14e6",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
