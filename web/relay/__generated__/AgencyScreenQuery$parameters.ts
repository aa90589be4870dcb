/**
 * @generated SignedSource<<94e82ac9752f4761711f419542295aef>>
 * @relayHash 0b4a40981196b37d8301496f15130355
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3beb56f153fc8135193e80d884bf144dcfee2ff4fcf56d3f29bc141966c83286

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3beb56f153fc8135193e80d884bf144dcfee2ff4fcf56d3f29bc141966c83286",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
