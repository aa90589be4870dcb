/**
 * @generated SignedSource<<438a9146e86c19d20a6f8140fd43c9c2>>
 * @relayHash 5d9805b3e4e2c01a2f2d6502f16163d1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64578a881ec79dac4dec7b00db3e139ff630650c8a10812cf239e24449dc8967

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64578a881ec79dac4dec7b00db3e139ff630650c8a10812cf239e24449dc8967",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
