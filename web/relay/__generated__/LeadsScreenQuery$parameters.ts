/**
 * @generated SignedSource<<e93ab9c13c01c9bc7cf7b369d05a46ae>>
 * @relayHash a6bcf719795f277cadd567fa821f2829
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6903803bb3ac9f07a92a2ebc29ed1fe26ddcff1c0ac5ab0a6c0a066fa3949cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6903803bb3ac9f07a92a2ebc29ed1fe26ddcff1c0ac5ab0a6c0a066fa3949cf",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
