/**
 * @generated SignedSource<<3b1b55364bf314eb73a9f09ddb66299a>>
 * @relayHash 4b2d21484438c3fdc34be54a2c1ceea3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5528243677867c9fa30d802afeb2fe3a6d77bfcd04ce03e0ff9dbb15f283ba1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SummariesPaneQuery } from './SummariesPaneQuery.graphql';

const node: PreloadableConcreteRequest<SummariesPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5528243677867c9fa30d802afeb2fe3a6d77bfcd04ce03e0ff9dbb15f283ba1",
    "metadata": {},
    "name": "SummariesPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
