/**
 * @generated SignedSource<<6083b745cf0e4d59f195cb4c15c7a62c>>
 * @relayHash fa64de68dd71d4b2bb01dc825364348c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04270fbc0fbd96f923e01e8bd97b9f1b039c302baeac06c8bbf6dd7d5e9ecb2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04270fbc0fbd96f923e01e8bd97b9f1b039c302baeac06c8bbf6dd7d5e9ecb2e",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
