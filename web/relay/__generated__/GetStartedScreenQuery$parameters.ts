/**
 * @generated SignedSource<<b567b0599c42c99e453a0291696761f2>>
 * @relayHash d7c2655d7f05aa2e5b4a476bfe9fdfb3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe2b535562c6ee2bcc9e3a0708b79396f620a8174c5245650e24242757d7d95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fe2b535562c6ee2bcc9e3a0708b79396f620a8174c5245650e24242757d7d95",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
