/**
 * @generated SignedSource<<485472f5c5f61e5af6434e0d04efe1d7>>
 * @relayHash e73da8909fb80f977d7df75b2ef6ff8e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e86436e3b2603a238fb82ff5e9f101c7b58654681774900838878db37099770f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadGenerationScreenQuery } from './LeadGenerationScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadGenerationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e86436e3b2603a238fb82ff5e9f101c7b58654681774900838878db37099770f",
    "metadata": {},
    "name": "LeadGenerationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
