/**
 * @generated SignedSource<<35d2ffa00cd17a5c0a38f99bc7aad693>>
 * @relayHash f0ed0b496a8062439db1febdac1c51bf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8f30d818aca0871765d23b281d921154b21b3e6f2baa107ed0b351f07da26d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e8f30d818aca0871765d23b281d921154b21b3e6f2baa107ed0b351f07da26d",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
