/**
 * @generated SignedSource<<a63cdc950511950bbd6677ba348a625d>>
 * @relayHash 1f245d5db124f62ce460dbf752f8c4f7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88cdbc5af844cfacacc5cea6e61939cf5a0b0e5939072ac22b20e84983ae0915

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88cdbc5af844cfacacc5cea6e61939cf5a0b0e5939072ac22b20e84983ae0915",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
