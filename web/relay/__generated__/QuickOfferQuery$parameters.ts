/**
 * @generated SignedSource<<1b59edfebc4fb6058bbf2a837e771ce1>>
 * @relayHash 08d3396a464d148e8252bdac0cd00521
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb11bbd73eff32a4788882451d6fe820bcb39c2cc7782f6955c0d135bacf61b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOfferQuery } from './QuickOfferQuery.graphql';

const node: PreloadableConcreteRequest<QuickOfferQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb11bbd73eff32a4788882451d6fe820bcb39c2cc7782f6955c0d135bacf61b4",
    "metadata": {},
    "name": "QuickOfferQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
