/**
 * @generated SignedSource<<ccac67b1202d056925800e2e49e23153>>
 * @relayHash ba4b962303ab7e026feca93556e7c2f4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 897e2bebfc4f0ccb7d40e4eb9149b01721fdce194749a24e8aae58352a503670

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "897e2bebfc4f0ccb7d40e4eb9149b01721fdce194749a24e8aae58352a503670",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
