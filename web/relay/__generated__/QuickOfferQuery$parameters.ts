/**
 * @generated SignedSource<<759ffa82ccd6119c428b5615166c57b2>>
 * @relayHash 6127e263d14d9c5a93c23724adfef166
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b2009fb9187b05ed08ad72697233f976dc2fa977f12cf3fb83ee02c8f9d4b7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOfferQuery } from './QuickOfferQuery.graphql';

const node: PreloadableConcreteRequest<QuickOfferQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b2009fb9187b05ed08ad72697233f976dc2fa977f12cf3fb83ee02c8f9d4b7b",
    "metadata": {},
    "name": "QuickOfferQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
