/**
 * @generated SignedSource<<47609e85ed26d8b0c007ec1bd8347e89>>
 * @relayHash e579da4a8d55df0e2f92d450d903ff8c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 409d14993b6d311cf2c8900fddab681e2964043a4ee1eaaa4807e029a2300fd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "409d14993b6d311cf2c8900fddab681e2964043a4ee1eaaa4807e029a2300fd5",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
