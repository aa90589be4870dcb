/**
 * @generated SignedSource<<8d014c3058ebb48f536387b31a6efc16>>
 * @relayHash 34927f151be0e9457fea2f092bfdab0e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c194ce2c11d155d5c745c157f59d4310c47bbcd21a3c33c1f4486366cbd922

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8c194ce2c11d155d5c745c157f59d4310c47bbcd21a3c33c1f4486366cbd922",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
