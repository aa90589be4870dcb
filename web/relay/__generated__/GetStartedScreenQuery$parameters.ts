/**
 * @generated SignedSource<<24b1a3a38d0d999cb6ab544a96dbb4fa>>
 * @relayHash ee5e7007a08905158c0a4bdc79698cd4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2a455b38244559998c3f6cb9f4c4eb9d2916c53376d59eda77b26ed5a6d39d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2a455b38244559998c3f6cb9f4c4eb9d2916c53376d59eda77b26ed5a6d39d0",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
