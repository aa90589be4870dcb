/**
 * @generated SignedSource<<85519b08e575b20e70e0aac5b355dc58>>
 * @relayHash 95e91c3823cd10498e2c57a72c1723c4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10bc4dae8b405b599a4729989de6eddadd55e86bc46ba3e8b24c610cf526af0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThreadPaneQuery } from './ThreadPaneQuery.graphql';

const node: PreloadableConcreteRequest<ThreadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d10bc4dae8b405b599a4729989de6eddadd55e86bc46ba3e8b24c610cf526af0",
    "metadata": {},
    "name": "ThreadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
