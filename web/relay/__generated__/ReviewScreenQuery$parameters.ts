/**
 * @generated SignedSource<<de8e2c583cb51019fe9a9fe3103a4325>>
 * @relayHash 2a6507846855adcb6a288d3ecd7a8ebc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef64ca5bd4cb9a63955f9da41eaf89fe1a43bfe356d3af5b552530b66473b16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ef64ca5bd4cb9a63955f9da41eaf89fe1a43bfe356d3af5b552530b66473b16",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
