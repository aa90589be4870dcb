/**
 * @generated SignedSource<<de0c760e18ae6ce32a654471ad158470>>
 * @relayHash 38b578ef9e859d908db68546faa114f9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 950941534d092654afeb1f22c85fcf6a6543890e6b6e271b722ab4622773fe84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "950941534d092654afeb1f22c85fcf6a6543890e6b6e271b722ab4622773fe84",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
