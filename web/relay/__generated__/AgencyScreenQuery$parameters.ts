/**
 * @generated SignedSource<<59a42fc4c2383211a6a44797a71b7cd4>>
 * @relayHash 4ce4443504e225005c759f292e85472d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c356795417e0399101d510f6792fd7f91f0eabd45b15a36247d43e7a9da1d18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c356795417e0399101d510f6792fd7f91f0eabd45b15a36247d43e7a9da1d18",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
