/**
 * @generated SignedSource<<7349833c09370637a893a19ce65448cd>>
 * @relayHash 93f31f0d91c957e1a96ba6b057303404
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac62a422e085ed67b55998bd1ab25634539eadbcb1d8d01b9e57ad73d1e9a47f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac62a422e085ed67b55998bd1ab25634539eadbcb1d8d01b9e57ad73d1e9a47f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
