/**
 * @generated SignedSource<<9b83bf39c7f0137330c824c65a8b8601>>
 * @relayHash 38ec957c1a6624db0c133e6414cd60f3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d332bed76a109059101b637e0c1c4ab5dd3754d68e6aa7bf2c0102113f71ac1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d332bed76a109059101b637e0c1c4ab5dd3754d68e6aa7bf2c0102113f71ac1f",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
