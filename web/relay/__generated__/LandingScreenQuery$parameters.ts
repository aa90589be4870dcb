/**
 * @generated SignedSource<<9ea1f45ea386b39a8be367d915da8a05>>
 * @relayHash 0fb0681d3d9098340cda6a71c545573b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a928d04e4ea86cb3b8384e534cc1368050521d7e944e4a13843a9133752f2773

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a928d04e4ea86cb3b8384e534cc1368050521d7e944e4a13843a9133752f2773",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
