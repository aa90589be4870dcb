/**
 * @generated SignedSource<<48a2bc46e6a63fea610461d5801987ce>>
 * @relayHash 46e534b1de335b98908dc3813c86d3c7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c97febb75fe9c41b1bd0944eaeec7a9ed5c549c5fa7c036c7d085ecb6950d78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c97febb75fe9c41b1bd0944eaeec7a9ed5c549c5fa7c036c7d085ecb6950d78",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
