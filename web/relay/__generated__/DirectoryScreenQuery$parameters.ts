/**
 * @generated SignedSource<<32f796f9a810988fba69b2939c9495eb>>
 * @relayHash 98ba4c04c485888cfa7e8aacd54c36b3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9086be95bcb373a78e2891039c481c009a3b17e1c0e487e7baba009dda24c9ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9086be95bcb373a78e2891039c481c009a3b17e1c0e487e7baba009dda24c9ab",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
