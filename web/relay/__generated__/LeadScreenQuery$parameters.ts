/**
 * @generated SignedSource<<ba11af01e87a3eba1d79dcaed16328a9>>
 * @relayHash 295162c599997f54029672855836a505
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5598e8464ecfc130080657f69f41029276fb515eeae911c537c8eac8e19a52f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5598e8464ecfc130080657f69f41029276fb515eeae911c537c8eac8e19a52f7",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
