/**
 * @generated SignedSource<<69a3e0e2a879f647e9e7f38c678cb9bb>>
 * @relayHash c035167249f475b27f8be93d702e762f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01703a12a871ad325aa243f59f3c6fe4c57b6f2bf8335a0dd98dfaf462f24ac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01703a12a871ad325aa243f59f3c6fe4c57b6f2bf8335a0dd98dfaf462f24ac3",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
