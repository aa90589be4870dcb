/**
 * @generated SignedSource<<82d7fa799e5358ce988f6cf2fa511179>>
 * @relayHash c2dda516a34753ea9b88f37207d179bc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55da13b82e93f308ad2ff3529894e8574e8bd06f28c810387f3de68bc7a41b40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadSurveyQuery } from './LeadSurveyQuery.graphql';

const node: PreloadableConcreteRequest<LeadSurveyQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55da13b82e93f308ad2ff3529894e8574e8bd06f28c810387f3de68bc7a41b40",
    "metadata": {},
    "name": "LeadSurveyQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
