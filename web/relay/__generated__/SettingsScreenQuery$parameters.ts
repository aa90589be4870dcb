/**
 * @generated SignedSource<<f8dcca33f47324c56fdafb4c559023b7>>
 * @relayHash 9af09054352dd347725129421e93b0e3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc56e800d89a4b169dd41e6decbf1ecd93238258fc42927ad06d0a1c8c555430

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc56e800d89a4b169dd41e6decbf1ecd93238258fc42927ad06d0a1c8c555430",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
