/**
 * @generated SignedSource<<156b312d154275bdd331a6e938129b17>>
 * @relayHash 2360ba26d851df972a65bd7028346065
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6b8765bdd90a2b839b4cd534befcbff8c87130e5ee982020a83e8f09a4fbad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b6b8765bdd90a2b839b4cd534befcbff8c87130e5ee982020a83e8f09a4fbad",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
