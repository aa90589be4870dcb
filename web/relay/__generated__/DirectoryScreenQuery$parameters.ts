/**
 * @generated SignedSource<<5d33814b5e6bb36742e8de2a84b550a3>>
 * @relayHash 0a07b32faa9735b37e1bc4a4df92c1d5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b63f2d32617657a14c0eca8352ae33a112a3160f91035d7e20f69f081a49975b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b63f2d32617657a14c0eca8352ae33a112a3160f91035d7e20f69f081a49975b",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
