/**
 * @generated SignedSource<<ea5fd861f2f275cabf64737e8957395e>>
 * @relayHash 58725ba0bd51228b634821a8d73ace14
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b852afa8a0dd479d1dc8dbe360fe2c34f2d27c1026c39ec8afb91c3697d02a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b852afa8a0dd479d1dc8dbe360fe2c34f2d27c1026c39ec8afb91c3697d02a3",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
