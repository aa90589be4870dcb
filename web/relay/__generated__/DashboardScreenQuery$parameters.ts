/**
 * @generated SignedSource<<445dd2ae0ffe4c0b81e93319050be579>>
 * @relayHash 0a0ccaff3c0fc990162452a480110fa6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0689fd777a31ed490436fe2738607599362278f2ae93aeafea4874d1d69fa76c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0689fd777a31ed490436fe2738607599362278f2ae93aeafea4874d1d69fa76c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
