/**
 * @generated SignedSource<<a1bbfedaf816d1488b5d6522ece570f8>>
 * @relayHash 469a0c15c699c639609c43eae13ac536
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a1a4b7222e40f0a78bf966fd0dbd7bd38dca3e9b511a897e19c87d20f04679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThreadPaneQuery } from './ThreadPaneQuery.graphql';

const node: PreloadableConcreteRequest<ThreadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66a1a4b7222e40f0a78bf966fd0dbd7bd38dca3e9b511a897e19c87d20f04679",
    "metadata": {},
    "name": "ThreadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
