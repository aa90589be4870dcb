/**
 * @generated SignedSource<<c234b57b7b6f56b28113668a824f7c01>>
 * @relayHash 13f05d59274b233333de773609475765
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd46ae93a28986f47145962b71d3caf5ab9c0c80c4534faeb505163af06c855

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dd46ae93a28986f47145962b71d3caf5ab9c0c80c4534faeb505163af06c855",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
