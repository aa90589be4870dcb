/**
 * @generated SignedSource<<92b3cdf1bad6bf36f6903e395f1ef85e>>
 * @relayHash df4986deb18f851659905a2e6a9ce90c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c4825c10c84d4c350920503828db30d019ab34c56ff0ff692650438e2287e54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c4825c10c84d4c350920503828db30d019ab34c56ff0ff692650438e2287e54",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
