/**
 * @generated SignedSource<<7c7bdfa711e34056f06b785593dffe21>>
 * @relayHash e13b5ce6dfc048f8db1caee19d437297
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9ad7c3d8ef491ceff734577096fbdf15d8b38f65d5d71ae24a453120bcc0e80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9ad7c3d8ef491ceff734577096fbdf15d8b38f65d5d71ae24a453120bcc0e80",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
