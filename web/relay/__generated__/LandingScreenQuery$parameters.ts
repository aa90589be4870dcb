/**
 * @generated SignedSource<<a3cad3700524798a9a13ae08c1fb9a84>>
 * @relayHash f6db16afb4377225eb43b0761be11af9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6e404e4ca53bec43ecbfab9bbadf710fdbdcf0d2439259d5480f348ff4bb49f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6e404e4ca53bec43ecbfab9bbadf710fdbdcf0d2439259d5480f348ff4bb49f",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
