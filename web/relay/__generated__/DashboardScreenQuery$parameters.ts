/**
 * @generated SignedSource<<913b518632a463721fe2d051d5ae3f69>>
 * @relayHash fba5d8e2fefd1a650815fc4c296061e0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 972501b6973dc6cef6b18e661bcf9b5458d23ebe5cfc313ebe56d06db29212b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "972501b6973dc6cef6b18e661bcf9b5458d23ebe5cfc313ebe56d06db29212b8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
