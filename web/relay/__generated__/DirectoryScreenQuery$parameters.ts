/**
 * @generated SignedSource<<6c68f6cf6c780a02aa159cca8cc4245d>>
 * @relayHash 50b3d444702433488fd6e5530639d479
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86d0c648bd171cf1bc2f904c407d9db02db47d26155d695d05ad71db49d3c3e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86d0c648bd171cf1bc2f904c407d9db02db47d26155d695d05ad71db49d3c3e5",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
