/**
 * @generated SignedSource<<0c9eabb6bae86618fa0ae94de8eb2fa7>>
 * @relayHash 88f763116971e300a21f342306275017
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7417893aba2a07937745c4e2c4e734cbf5697a7a5a976fd4406752e32244d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c7417893aba2a07937745c4e2c4e734cbf5697a7a5a976fd4406752e32244d1",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
