/**
 * @generated SignedSource<<e398008482df7b493257196733657a5e>>
 * @relayHash a73223a0be7de9a8ba58e38158e02d43
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d605be4ba8652f63e3b9fb77f8df759777c06cb6ae8f8ea8be3b18025443db3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d605be4ba8652f63e3b9fb77f8df759777c06cb6ae8f8ea8be3b18025443db3b",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
