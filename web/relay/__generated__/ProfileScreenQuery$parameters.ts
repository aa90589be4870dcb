/**
 * @generated SignedSource<<6d16288b1e23e524f0d0ab70b4bf37f5>>
 * @relayHash 3133320a7fb9f2987c64bddf81bd610b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 389fd6d97b7878242a549e26fbbd0b8f7a0c1941f2b206076074bed7d9ef1990

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "389fd6d97b7878242a549e26fbbd0b8f7a0c1941f2b206076074bed7d9ef1990",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
