/**
 * @generated SignedSource<<cce90650b4abe1af99d0d68e4523f5d5>>
 * @relayHash df9a3a36f32d70ae4105e1cafba9e825
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58ceace0830b488cbcc73039e3bfef153dc80d06f1a26ecd967beb386b405192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58ceace0830b488cbcc73039e3bfef153dc80d06f1a26ecd967beb386b405192",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
