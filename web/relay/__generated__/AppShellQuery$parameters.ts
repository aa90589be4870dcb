/**
 * @generated SignedSource<<f69589bdfa68060f3ecdc5e5ed5b696c>>
 * @relayHash 415aba81476ed83aa25f0e238e04bc51
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fbb0719be81b9c91a5bd25a8998f2011ac8afbcdb0bc2ff313a9e70d85cf517

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fbb0719be81b9c91a5bd25a8998f2011ac8afbcdb0bc2ff313a9e70d85cf517",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
