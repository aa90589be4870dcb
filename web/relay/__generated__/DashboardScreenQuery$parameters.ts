/**
 * @generated SignedSource<<cded6cff3b2b7cee9a74410cab38df88>>
 * @relayHash 8044ebb64f4a062424d742695b83e77c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec330bf5eed994a98e9136bd6db7319bd78f8129c7ce013b219a07dbc0da2de0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec330bf5eed994a98e9136bd6db7319bd78f8129c7ce013b219a07dbc0da2de0",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
