/**
 * @generated SignedSource<<1b1f8800df602860483d7b67ea4ef2f3>>
 * @relayHash a35aa3b96c39031938a449b4044f06d6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9e2baf004b7b10b613e6764c2e582d2cf52964d18a9846bf3a140572a2c38bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9e2baf004b7b10b613e6764c2e582d2cf52964d18a9846bf3a140572a2c38bf",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
