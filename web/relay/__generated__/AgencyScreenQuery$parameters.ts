/**
 * @generated SignedSource<<76431e22dd70c6bffc9a30ab5abf6092>>
 * @relayHash 55eb9294da619e4d8059bb004e03b235
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed32750111a0fcc6579a09993bb38854b340c6c9c0d19f7c609d019d77eee0a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed32750111a0fcc6579a09993bb38854b340c6c9c0d19f7c609d019d77eee0a8",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
