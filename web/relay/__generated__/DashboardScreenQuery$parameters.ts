/**
 * @generated SignedSource<<dbdb00aae58a53c22b107201c176c697>>
 * @relayHash 5ea4d605304ff85cd2a0df5eedd22fa1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c24da831908c93ade9a7bf5fcb43192e23c60653008ed3d2800e6ff49b6f3a0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c24da831908c93ade9a7bf5fcb43192e23c60653008ed3d2800e6ff49b6f3a0f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
