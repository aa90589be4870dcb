/**
 * @generated SignedSource<<f4eee6ded4ee3afe0e2c5e886aa68c4b>>
 * @relayHash c22d02ea747c8e49a751c97f04f0e82b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5322e9ccf1d9d5e3a5abfa479370d69f7f87cc33bf972acfacbffc246758dd09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5322e9ccf1d9d5e3a5abfa479370d69f7f87cc33bf972acfacbffc246758dd09",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
