/**
 * @generated SignedSource<<ea9ec077ce476797d1ab9012e95088ed>>
 * @relayHash fcaeeab85750ffb72833678c90fac213
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e851ae35ab3f4e77f3930290c2bd2ed042e5e4e548f2e7316051edd066c1e92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e851ae35ab3f4e77f3930290c2bd2ed042e5e4e548f2e7316051edd066c1e92",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
