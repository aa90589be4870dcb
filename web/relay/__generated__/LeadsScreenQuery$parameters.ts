/**
 * @generated SignedSource<<3913773418a735c849614e2c82fed9eb>>
 * @relayHash 21a3ca81b7215b71a36057be330dcdb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9443e754be9c4ca04491a840f2b52399830210881a71e6acf00971739ae4b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb9443e754be9c4ca04491a840f2b52399830210881a71e6acf00971739ae4b1",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
