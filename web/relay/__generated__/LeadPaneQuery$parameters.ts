/**
 * @generated SignedSource<<4f16ce0480481e25bacc57ada679261d>>
 * @relayHash f42b748c83d423d60bc66744e581c3b2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 308106689e22f80be24fa732c2d5322aed0709dc6e519cdaa9459bd752ef25f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadPaneQuery } from './LeadPaneQuery.graphql';

const node: PreloadableConcreteRequest<LeadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "308106689e22f80be24fa732c2d5322aed0709dc6e519cdaa9459bd752ef25f0",
    "metadata": {},
    "name": "LeadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
