/**
 * @generated SignedSource<<ba04eac30899a23fd1c1ab35e4f898b3>>
 * @relayHash f083da95fbe593cee33cb513265c177d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28a337d659b52abca977459df348f5d712de6ad2239a51225b1d8b92b281b498

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28a337d659b52abca977459df348f5d712de6ad2239a51225b1d8b92b281b498",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
