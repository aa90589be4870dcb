/**
 * @generated SignedSource<<a37e57ee2e19829c97a2051d8cdcba5d>>
 * @relayHash ae83b2dc2f35d90341acdb8b37e88fd6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58f5acadcdb28cea3ccbbec961c93a098593e6d9e9026a92970f1252f92077a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58f5acadcdb28cea3ccbbec961c93a098593e6d9e9026a92970f1252f92077a5",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
