/**
 * @generated SignedSource<<46c5978d184edf89ab857f15531a8800>>
 * @relayHash a021a5ab2171d75f558fb5b4b7933d7d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66d79d1c2c48e50b50fb86f4e1d64929bd517caf8b05676e39ad6ea005317352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66d79d1c2c48e50b50fb86f4e1d64929bd517caf8b05676e39ad6ea005317352",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
