/**
 * @generated SignedSource<<1957ed99df5770ed172257646e080db5>>
 * @relayHash f72ee2ebf83ff5c63e42664c9194ff02
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a93678782596a33544c3cfc462336bf62dc8b30932972d7c560b157af2ec1f4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a93678782596a33544c3cfc462336bf62dc8b30932972d7c560b157af2ec1f4e",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
