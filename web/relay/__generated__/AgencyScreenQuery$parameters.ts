/**
 * @generated SignedSource<<723c60192d7ca8a576c2ecb45e3d1c1c>>
 * @relayHash 1317bd0b97df6cc6b96a20f943eb5621
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0500afe594838d607dce0b0948a57f6d54468a7bb5dd4f705f26ad6d3c8c14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb0500afe594838d607dce0b0948a57f6d54468a7bb5dd4f705f26ad6d3c8c14",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
