/**
 * @generated SignedSource<<e06578739881508d6078f8645a197709>>
 * @relayHash 5c24621ad6e6abf27467db8413a1caa9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cae7f19189dce4fc03920b6058770ff23702bde3ee29495173f0087684ec117

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cae7f19189dce4fc03920b6058770ff23702bde3ee29495173f0087684ec117",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
