/**
 * @generated SignedSource<<ff63b182a747f12c563ab2b51e98597a>>
 * @relayHash dcadfad9ab11f95353ea11a872488ada
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7846158e411f8b7eded824aff3b3fea9c6beb134d6ebf3fa6b47c17792b7d49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7846158e411f8b7eded824aff3b3fea9c6beb134d6ebf3fa6b47c17792b7d49",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
