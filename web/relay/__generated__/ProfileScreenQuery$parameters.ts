/**
 * @generated SignedSource<<e64c988e04c8ecb5cf29d75e19791466>>
 * @relayHash a6adc39664944927592bd9ec4cc3a9fb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ea3e173685656f04ce061f281eb29b7082e0dff4a4909d2d8eecb8440fe449

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12ea3e173685656f04ce061f281eb29b7082e0dff4a4909d2d8eecb8440fe449",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
