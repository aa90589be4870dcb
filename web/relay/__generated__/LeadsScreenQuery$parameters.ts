/**
 * @generated SignedSource<<bbaed74208d948bd800d6b7970c037d9>>
 * @relayHash c62c04e2a855312c1bbdc6b6b135cf08
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ad03303c4249f43dbe2e800a9414ff968ed1ecd0f583b7287ac4a929387ab66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ad03303c4249f43dbe2e800a9414ff968ed1ecd0f583b7287ac4a929387ab66",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
