/**
 * @generated SignedSource<<fd33eda64ef34ed6550bd4586a98e3e6>>
 * @relayHash 4ede99349860166a74d75cb24c45b965
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 075fbe07e87b69d991ea1cefc41ce0e59d90ce37d2fb1dfb342a9fe3e6870b0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "075fbe07e87b69d991ea1cefc41ce0e59d90ce37d2fb1dfb342a9fe3e6870b0d",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
