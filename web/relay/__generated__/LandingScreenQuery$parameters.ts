/**
 * @generated SignedSource<<83f7cb8eeb090d2f25daf24e5e13e1f0>>
 * @relayHash 27f64e6e06752437c3e11b832b780866
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd9637e0bc612648f0eed4cc362cb023938008f1f7a81bbef45121d60931635

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd9637e0bc612648f0eed4cc362cb023938008f1f7a81bbef45121d60931635",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
