/**
 * @generated SignedSource<<56d9ed68206e54077c89547dc7115544>>
 * @relayHash 4ac0bfa2c4be49822579eea5139f1393
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f16386e651b472a7dd059a996f9f67a9467d8fec0f6afd91d6e35e408b271d7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f16386e651b472a7dd059a996f9f67a9467d8fec0f6afd91d6e35e408b271d7d",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
