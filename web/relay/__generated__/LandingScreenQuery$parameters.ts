/**
 * @generated SignedSource<<b542d7b7fac364bf179c6add99f54f7b>>
 * @relayHash 47b6c77f40055bcace55e2f49d0fd82b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81b37f2640b52cae6687b4b692e5c169fbcd722179e2b2b3ffd88600f22f0863

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81b37f2640b52cae6687b4b692e5c169fbcd722179e2b2b3ffd88600f22f0863",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
