/**
 * @generated SignedSource<<e9a6d6b2791566ac368d85316aa14ef9>>
 * @relayHash 4a0700bc1b56f78ded06fec2bde5a54f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3021f69e192933d011e4bbbe2ea484fc3d23122b75891239f04b461fa6d8972

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3021f69e192933d011e4bbbe2ea484fc3d23122b75891239f04b461fa6d8972",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
