/**
 * @generated SignedSource<<60df6fb0a6a2b584591088497d458a8f>>
 * @relayHash be3eb6759da043264efbf73ef6784f68
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d85761aebf0e70fb2d84a33f2237da000d39ba73de67053652dbefc2c7c10f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d85761aebf0e70fb2d84a33f2237da000d39ba73de67053652dbefc2c7c10f3",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
