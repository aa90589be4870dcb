/**
 * @generated SignedSource<<2710f3271f3f527e7c0a4f4a4efefc03>>
 * @relayHash ad9f939628af3232ac0b60257d52c5f1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f7e5265bf113d241fb7741c80068d15c33d910fb0b3d0ec1a0977b0f29dea53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f7e5265bf113d241fb7741c80068d15c33d910fb0b3d0ec1a0977b0f29dea53",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
