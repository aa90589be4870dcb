/**
 * @generated SignedSource<<a96f1b03b4657b7916fa42d68bb5dd63>>
 * @relayHash 392deaba5e5c2dc891d108f8c6ccec63
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93bea1c50ab219ee52ab95d5e544bde98016449a3200a319c445a7b8954cee00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93bea1c50ab219ee52ab95d5e544bde98016449a3200a319c445a7b8954cee00",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
