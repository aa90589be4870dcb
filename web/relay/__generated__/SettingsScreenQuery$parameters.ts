/**
 * @generated SignedSource<<d53467790253b4ca7ba8a057f16048c7>>
 * @relayHash bf9554d261270b455688dcd7ee24666b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62c1930d0b25c87c07164d3c99a205f50d2afc91d1198376eac1cf08d693b07f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62c1930d0b25c87c07164d3c99a205f50d2afc91d1198376eac1cf08d693b07f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
