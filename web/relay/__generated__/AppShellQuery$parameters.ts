/**
 * @generated SignedSource<<bc25340a22ee200a662f7b2517a74537>>
 * @relayHash 4e8b748a71faac8cf17db234b04904a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4741c93529f1581a90c25f99c67cbfac40217543bb3bc94f1d48ce648b769a98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4741c93529f1581a90c25f99c67cbfac40217543bb3bc94f1d48ce648b769a98",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
