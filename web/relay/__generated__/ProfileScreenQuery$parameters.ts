/**
 * @generated SignedSource<<c099cc623ef8f29febbeaf107e6ae84e>>
 * @relayHash f3c4f17c2bac5bb374dd855395f7c7ac
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9733b465c75c7eb8e88ccfa73a4fda3fa9f1564bbc4e6143fe7f35652d5c63f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9733b465c75c7eb8e88ccfa73a4fda3fa9f1564bbc4e6143fe7f35652d5c63f",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
