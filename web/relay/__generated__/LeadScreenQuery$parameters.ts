/**
 * @generated SignedSource<<643d72dc25cf4f6068d90d7e3a8e3fa4>>
 * @relayHash e3d4969e563ff59e9c9c88cdda524130
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b044fa950a6aa18a524892b8531a5a1ab32d901633dd41357e706024781ffe87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b044fa950a6aa18a524892b8531a5a1ab32d901633dd41357e706024781ffe87",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
