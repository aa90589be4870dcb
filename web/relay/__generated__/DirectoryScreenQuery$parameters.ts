/**
 * @generated SignedSource<<901e1b385b0735ea06e7c7e208d9e76a>>
 * @relayHash bcb7b567fd1be539baa4ac12abff2074
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b35a868f1f3b8d62737dc6e7b4a3544ef5490d2c92f4fcd0e43e0a990d8156a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b35a868f1f3b8d62737dc6e7b4a3544ef5490d2c92f4fcd0e43e0a990d8156a",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
