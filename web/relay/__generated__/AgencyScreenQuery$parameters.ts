/**
 * @generated SignedSource<<f0527820672a3a613ed6ea53213d5d17>>
 * @relayHash f3de00747497130df6598a40aad87ed7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 219c3d1529f707fee000771a37f071e901f53e199ddc6b10399e52e250ebe85b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "219c3d1529f707fee000771a37f071e901f53e199ddc6b10399e52e250ebe85b",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
