/**
 * @generated SignedSource<<252cf0de17248de61d07acd1f41e5e52>>
 * @relayHash 08e92220b6eacafdbb25ea16b04ecf08
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82285b6647340db9e4e5531c9478b3cf5c22d47a5961c0741af7ea7e1f08243a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82285b6647340db9e4e5531c9478b3cf5c22d47a5961c0741af7ea7e1f08243a",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
