/**
 * @generated SignedSource<<8f144bc1425ea01a217ef57526f94ecd>>
 * @relayHash ca428febd70f8c555a50519b0bb3a634
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd7cc0302e404bd77df894a731bb9765aeeb98e1c80f8357d988707cd7f46e8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd7cc0302e404bd77df894a731bb9765aeeb98e1c80f8357d988707cd7f46e8c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
