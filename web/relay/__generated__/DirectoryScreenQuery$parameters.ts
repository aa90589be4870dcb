/**
 * @generated SignedSource<<fe83c4b118b8e997246efc2197030456>>
 * @relayHash 13869f7fc299f7ba80892315a0ee7997
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4251250792e82b7286cd011ce04daaaf3ec884904c2a9b284d1b1591fc759be5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4251250792e82b7286cd011ce04daaaf3ec884904c2a9b284d1b1591fc759be5",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
