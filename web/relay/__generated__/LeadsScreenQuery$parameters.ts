/**
 * @generated SignedSource<<1f05684ca3a8e60094a6dc3fd39f7ed9>>
 * @relayHash ca78a56b1fc4d55600ce858e84a2f901
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f30da78a2977e9765b0743971ca29732e827fffa82ae9fd24ee87b5f72794bdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f30da78a2977e9765b0743971ca29732e827fffa82ae9fd24ee87b5f72794bdd",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
