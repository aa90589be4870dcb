/**
 * @generated SignedSource<<e403caceb6af7ed3863689e621a184a9>>
 * @relayHash 735a5738b80a149ac121d764c7148492
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53011d0d67e500a06e128b8d92afb07b71172767ba1331a054bed525c272380b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53011d0d67e500a06e128b8d92afb07b71172767ba1331a054bed525c272380b",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
