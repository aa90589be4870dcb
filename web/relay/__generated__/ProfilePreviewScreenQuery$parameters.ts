/**
 * @generated SignedSource<<782e736d88556da35352ad0f14bf7f56>>
 * @relayHash 2e20b9a4c7136679c28603722189b29f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61260cbf50b3e313b96c5949d268b0eb7fb4ba1b0cf870a979cd0f813ed01afe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePreviewScreenQuery } from './ProfilePreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61260cbf50b3e313b96c5949d268b0eb7fb4ba1b0cf870a979cd0f813ed01afe",
    "metadata": {},
    "name": "ProfilePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
