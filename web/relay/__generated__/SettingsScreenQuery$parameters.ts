/**
 * @generated SignedSource<<6d17ed9292034cad24e0ba1941b9b6e5>>
 * @relayHash 5e6371662c1e85384d4f8f2713dd656c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04b25c097adc2e3103a6cc6c6eab4f3f9ee0394cdf52313e69ee45ed098c8d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b04b25c097adc2e3103a6cc6c6eab4f3f9ee0394cdf52313e69ee45ed098c8d3",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
