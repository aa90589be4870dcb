/**
 * @generated SignedSource<<cfd9581843447dd2fb9b759deacac481>>
 * @relayHash 9f39555b5fd8acd6f7127e05051c6ff1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251b7624c0f79537ea17fe95709e1edc6a3863a9e391e4687d943fd7d36ca872

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "251b7624c0f79537ea17fe95709e1edc6a3863a9e391e4687d943fd7d36ca872",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
