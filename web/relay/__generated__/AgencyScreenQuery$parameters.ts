/**
 * @generated SignedSource<<ab1605831a2e8a0bd771f7ec5cb174fb>>
 * @relayHash 61834795080eaeba9d5c0caf52155b08
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde4b4368d7acf94695742f69fb8b0a18c7c4b81ec77561e34ec5041642b3d4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dde4b4368d7acf94695742f69fb8b0a18c7c4b81ec77561e34ec5041642b3d4d",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
