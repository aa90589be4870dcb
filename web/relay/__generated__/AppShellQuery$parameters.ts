/**
 * @generated SignedSource<<d8cc2c688adec6415bd7c0a9b7fa332f>>
 * @relayHash 3105b47b2fb680ffcc753b7fb47e218b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eabb93fab3840841b1437edc0c1dfd36e8e6eb2d638b630ba8cab94e720aed8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eabb93fab3840841b1437edc0c1dfd36e8e6eb2d638b630ba8cab94e720aed8",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
