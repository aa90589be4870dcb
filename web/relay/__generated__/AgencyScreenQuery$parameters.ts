/**
 * @generated SignedSource<<4d00a25fff70272259a3a103c760025c>>
 * @relayHash 5582e2df446c7b2b6b7d70d229a1a0d6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b903f10a14e729867c8a7f4f8132f73229cf41df43a8325452163a806420d117

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b903f10a14e729867c8a7f4f8132f73229cf41df43a8325452163a806420d117",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
