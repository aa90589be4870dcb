/**
 * @generated SignedSource<<6433a214b831f0076c948f582e62b145>>
 * @relayHash b48d58587b81fd6999be14690c21983b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c17736282d3545d9789fa19e06f53a9b15a779e7d9215d40395a441a837fcaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c17736282d3545d9789fa19e06f53a9b15a779e7d9215d40395a441a837fcaa",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
