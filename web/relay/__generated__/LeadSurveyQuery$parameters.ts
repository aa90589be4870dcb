/**
 * @generated SignedSource<<5a59b31a096d4425566ccd7542ef3d06>>
 * @relayHash 90fc095b747ea3be46c4d19b38730773
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 659974b80386a497ffee3731e99eb35a1deb9e4bc926bf621fb596ede1427d85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadSurveyQuery } from './LeadSurveyQuery.graphql';

const node: PreloadableConcreteRequest<LeadSurveyQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "659974b80386a497ffee3731e99eb35a1deb9e4bc926bf621fb596ede1427d85",
    "metadata": {},
    "name": "LeadSurveyQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
