/**
 * @generated SignedSource<<a1a6f4996f27e408de78c3772416b021>>
 * @relayHash b7d454d8e275e47e6e4cf3a3ba43b727
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32de4f91f85e50961dd0b6aedb11dc948fced93fa402f17ff1bc1cc8807a5399

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32de4f91f85e50961dd0b6aedb11dc948fced93fa402f17ff1bc1cc8807a5399",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
