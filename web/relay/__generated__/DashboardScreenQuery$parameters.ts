/**
 * @generated SignedSource<<710a99831ddf31a9fe5d8ed438dc7955>>
 * @relayHash 3299e49eb37cba9bb5a61cfad4e9daac
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2d839a51d03e5224351523dff9b160ad34d3cd14b70b2a04be2227b92f501b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2d839a51d03e5224351523dff9b160ad34d3cd14b70b2a04be2227b92f501b1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
