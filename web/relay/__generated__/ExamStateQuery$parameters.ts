/**
 * @generated SignedSource<<a539dfa4fcea7ea4cd45583b4c6f168e>>
 * @relayHash baea2ecf0586d40c550c2c036522d597
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be97a8eb5f3dbd4cc275d2f97618c54813fe9b15d65f319153d31e29979b426c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamStateQuery } from './ExamStateQuery.graphql';

const node: PreloadableConcreteRequest<ExamStateQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be97a8eb5f3dbd4cc275d2f97618c54813fe9b15d65f319153d31e29979b426c",
    "metadata": {},
    "name": "ExamStateQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
