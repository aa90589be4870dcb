/**
 * @generated SignedSource<<531225752cf6be4ea112dbb40a5b037e>>
 * @relayHash d77e03a0daf5b501d872ae6d418ebb06
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47000e5afb6f3c04c7fcaf3270feeab9e3a28c685c78dee0990e97029d602c30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47000e5afb6f3c04c7fcaf3270feeab9e3a28c685c78dee0990e97029d602c30",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
