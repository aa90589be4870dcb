/**
 * @generated SignedSource<<24859e9ad3501170b3aa93389cc8d24d>>
 * @relayHash dd900e94a7317f59b1dadc29ba682c0e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7973b52fef6cdc7c5cf611a28eb2bfdfb7c773cf4b01750c1ee717f13c2487b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7973b52fef6cdc7c5cf611a28eb2bfdfb7c773cf4b01750c1ee717f13c2487b",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
