/**
 * @generated SignedSource<<b9e694f8111af7e8f6259aa11bfb7cc2>>
 * @relayHash 5d125b588cc1e963fe67100a7370ca8e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aef82e6ee88efd3a0e67e5dba2fa4487fd94d7a46d4203ad6d3cbe4bfed49f5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aef82e6ee88efd3a0e67e5dba2fa4487fd94d7a46d4203ad6d3cbe4bfed49f5f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
