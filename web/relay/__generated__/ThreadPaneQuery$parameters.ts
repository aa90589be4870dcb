/**
 * @generated SignedSource<<b4134901f29f00ce1dbef31efad3ae1f>>
 * @relayHash 88dcbc98dd2e7752bb2359a6fb441f94
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f2fca7873b81ec110d78c6cdf03088ac64952910d620a31c0c4d842f4a5654c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThreadPaneQuery } from './ThreadPaneQuery.graphql';

const node: PreloadableConcreteRequest<ThreadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f2fca7873b81ec110d78c6cdf03088ac64952910d620a31c0c4d842f4a5654c",
    "metadata": {},
    "name": "ThreadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
