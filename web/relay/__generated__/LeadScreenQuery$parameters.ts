/**
 * @generated SignedSource<<f11e17ebec751114ddf7e3b55f7e56d8>>
 * @relayHash 5981c0d531ffda51434c0ae5d025b262
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc6adc3ff26e0a6e80d2694e6f36d519c9066d6413d28445cd07965bfaaf8d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc6adc3ff26e0a6e80d2694e6f36d519c9066d6413d28445cd07965bfaaf8d4",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
