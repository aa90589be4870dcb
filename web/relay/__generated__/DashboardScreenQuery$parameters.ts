/**
 * @generated SignedSource<<4865323e0d9abd752b2c136b5edb1a10>>
 * @relayHash 3d3c6e8457ebb39bd293cb341aeebc60
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3de7965a6160ef1192934a0b625b2098ec5f3e5b409ae54cad3aadfa1971376a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3de7965a6160ef1192934a0b625b2098ec5f3e5b409ae54cad3aadfa1971376a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
