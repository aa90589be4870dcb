/**
 * @generated SignedSource<<c99a5441bb147812d05110509f805fd4>>
 * @relayHash 644c7d6b9d6b005472bfd0d51cf48574
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdf7a0950f96b698a6dc279fe7ed7c8bdcc76415d454e25fbb9face3ee76054a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdf7a0950f96b698a6dc279fe7ed7c8bdcc76415d454e25fbb9face3ee76054a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
