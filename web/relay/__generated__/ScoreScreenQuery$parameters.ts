/**
 * @generated SignedSource<<defe9f9133b5a9f076944589067a0d88>>
 * @relayHash 4288e0d69bb41859a0e4b1827931619b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab0f0d9550d141112463b448eb01190dc71fe1331a2fe2e5efa34323a0400e1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScoreScreenQuery } from './ScoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<ScoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab0f0d9550d141112463b448eb01190dc71fe1331a2fe2e5efa34323a0400e1e",
    "metadata": {},
    "name": "ScoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
