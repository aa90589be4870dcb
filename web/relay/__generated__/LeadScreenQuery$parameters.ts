/**
 * @generated SignedSource<<e41cfb407062034619f4d46c7df1e907>>
 * @relayHash dd173c34dd39cca79e1598b1e2fd6f9c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 601882c9a7b67df4f714bb0eff46072a9ad7dceca4ecc141208c79592e0e1ed2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadScreenQuery } from './LeadScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "601882c9a7b67df4f714bb0eff46072a9ad7dceca4ecc141208c79592e0e1ed2",
    "metadata": {},
    "name": "LeadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
