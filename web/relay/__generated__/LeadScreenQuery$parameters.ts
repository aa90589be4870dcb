/**
 * @generated SignedSource<<e42c7adac260a908f4f665f21a302500>>
 * @relayHash 7d5c9f3d259f778529fc33d866ec8a3f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a42bd3f1a4f478d569147f0517e2b1641535df2a3654e8b7a315cdae9cdeda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42a42bd3f1a4f478d569147f0517e2b1641535df2a3654e8b7a315cdae9cdeda",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
