/**
 * @generated SignedSource<<ffd61d7240490825018043fb920da53b>>
 * @relayHash a6ba6c3e583ad4de282bfb11e4a83845
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78d46e698b74010738ba60baff1aadfe1e1836e8110050af2b602a7352bfca90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78d46e698b74010738ba60baff1aadfe1e1836e8110050af2b602a7352bfca90",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
