/**
 * @generated SignedSource<<64b8420e01231389d6e48cee13a9ac79>>
 * @relayHash 861b8f2b0e256f710c3d845327118b0b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05f562f39ad2134ad467e8fd41002fa3506de234a7265f0b52f1cb929ada3b59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05f562f39ad2134ad467e8fd41002fa3506de234a7265f0b52f1cb929ada3b59",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
