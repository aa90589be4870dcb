/**
 * @generated SignedSource<<e7a920995826ae4ac87a8172a5b74467>>
 * @relayHash 3ff1e045852d17e1f5e399b2f2ef7cf7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 515d1ff621513f297ae7cd75a14f9f5e2d011f1503ff102608bffe3d3828cd20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "515d1ff621513f297ae7cd75a14f9f5e2d011f1503ff102608bffe3d3828cd20",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
