/**
 * @generated SignedSource<<ba63813371261962a13ddc67039451c8>>
 * @relayHash cd41cd3c3473f09acf3df22ad13e8fce
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e174c76b212ebd994949e23da42b19ab69ccd43ef2f3b19b336110911eba89f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadGenerationScreenQuery } from './LeadGenerationScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadGenerationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e174c76b212ebd994949e23da42b19ab69ccd43ef2f3b19b336110911eba89f",
    "metadata": {},
    "name": "LeadGenerationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
