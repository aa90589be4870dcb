/**
 * @generated SignedSource<<8f503307cc4841efcacdaa0bd29fed4e>>
 * @relayHash 21a4c33a941d8be5b659e3c967d5305e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 028fe91ba33dcfb60e68650ad0dc518dfa5d4b3d629a9eb29070552ee8d83091

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "028fe91ba33dcfb60e68650ad0dc518dfa5d4b3d629a9eb29070552ee8d83091",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
