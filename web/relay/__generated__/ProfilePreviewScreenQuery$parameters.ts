/**
 * @generated SignedSource<<980c9a0be9075c1702842197938622b2>>
 * @relayHash 73444774bb48fb81cfefb398bdea9fcd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e3a78e75a4ca0a1d53d04b62e0dc89e1883541654d83f66f35d7c23aa19466

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20e3a78e75a4ca0a1d53d04b62e0dc89e1883541654d83f66f35d7c23aa19466",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
