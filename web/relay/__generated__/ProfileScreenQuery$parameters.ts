/**
 * @generated SignedSource<<371a0f02c1d7931f9ab19dd7812ff79b>>
 * @relayHash 97f2fa56dee438a906441ca9b83a1213
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd47f195fc9011f8cad39553ff95fe3ceac4800d5d8dfeca5be93bcf352afa18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd47f195fc9011f8cad39553ff95fe3ceac4800d5d8dfeca5be93bcf352afa18",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
