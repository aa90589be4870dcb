/**
 * @generated SignedSource<<3433de385d37ff21812fd1c96ca99ab8>>
 * @relayHash c4c4a33bbac9ce59875e75c727243a93
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cc3f1fe22c9f5e96fbe904c66b1ffe4f757dc6d9670b36bdb6d005514f3e3b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cc3f1fe22c9f5e96fbe904c66b1ffe4f757dc6d9670b36bdb6d005514f3e3b8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
