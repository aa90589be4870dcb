/**
 * @generated SignedSource<<1a3917e1284aeeb088f144bf20bde6fc>>
 * @relayHash 58765eb01a1f142f836ce3ea25a24f1a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14060589dd5e35ad9350740425d896fd4eb774168147297f4118ce900f90fb53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14060589dd5e35ad9350740425d896fd4eb774168147297f4118ce900f90fb53",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
