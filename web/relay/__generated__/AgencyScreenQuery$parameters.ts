/**
 * @generated SignedSource<<5c686eeeb2da865a0fbf6de5703322a0>>
 * @relayHash 19b132133e514634493d83b32a89c70d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c801b0d2e9762568b267e46bc9318aa69235f091c4956228d8caae8aab93c7db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c801b0d2e9762568b267e46bc9318aa69235f091c4956228d8caae8aab93c7db",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
