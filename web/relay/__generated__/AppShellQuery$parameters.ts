/**
 * @generated SignedSource<<d5a18cab6f6d378515fc09fd68b50b1f>>
 * @relayHash 76d084cf7b008262978d9b569403e060
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28073b9f1856668c5c5430ddf3cf0fe237d8fdd25f6279ae93d9017a6c6e9fa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28073b9f1856668c5c5430ddf3cf0fe237d8fdd25f6279ae93d9017a6c6e9fa2",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
