/**
 * @generated SignedSource<<ef18c4879ace74c9b34c5647e911c75a>>
 * @relayHash f47925bc923863760c41b28395d8f534
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfa1859b3ea4325ee25fae3e678bda24effa927c28083569dfdbb5c2e406dc1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfa1859b3ea4325ee25fae3e678bda24effa927c28083569dfdbb5c2e406dc1b",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
