/**
 * @generated SignedSource<<9af73631777d85bf2abbbea3a37f4e74>>
 * @relayHash 8585bf1185defc1b24baea3830475db6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38a29ce1e43be8732fef1f8b8422d3245c2afe952c97573ee8676d291afa4224

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38a29ce1e43be8732fef1f8b8422d3245c2afe952c97573ee8676d291afa4224",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
