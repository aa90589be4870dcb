/**
 * @generated SignedSource<<e6babca8435914f0d1ddcbf5618782f4>>
 * @relayHash 1fdaba8187c9261ced5d2e925e185ab1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f00401d3a76140b8cfd146098f8f179929da8f59aafbf84a6b217a425bb2c03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f00401d3a76140b8cfd146098f8f179929da8f59aafbf84a6b217a425bb2c03",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
