/**
 * @generated SignedSource<<30ea51757fbebbcf2f4db883c3edae98>>
 * @relayHash 15f4b625dcfb5f53e3d0ac5adafa6dd6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5875adf19490cc03c6fa09d8708a31e65235a08f411404787e03b3380300de16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5875adf19490cc03c6fa09d8708a31e65235a08f411404787e03b3380300de16",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
