/**
 * @generated SignedSource<<6501d19792a157fecdaf25997f12c9a8>>
 * @relayHash 5853c4489792613bed4fd9cae8064e52
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 327a5e721638f8a7a0bde1d4a236e516d53f8c9290ee1d36f250ca460c49095b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "327a5e721638f8a7a0bde1d4a236e516d53f8c9290ee1d36f250ca460c49095b",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
