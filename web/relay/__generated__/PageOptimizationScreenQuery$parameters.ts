/**
 * @generated SignedSource<<36e982aa04800cd3dd84fd407bb340ae>>
 * @relayHash c5f4c49f7c360a8b2cd3dc2a329bc733
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59554600a83c46b074df22f4be067bd56d8afbc7e50194d2b468c6b926e187c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59554600a83c46b074df22f4be067bd56d8afbc7e50194d2b468c6b926e187c5",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
