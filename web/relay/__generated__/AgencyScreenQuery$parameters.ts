/**
 * @generated SignedSource<<c607dc8ca4c2c0aa9f66852ecd85debd>>
 * @relayHash 5140be4eb567a217504683df01e3543e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c872ed98b1cb4e68ccebfa950100637d27bf2ae038ce9ade845f595f7aff0c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c872ed98b1cb4e68ccebfa950100637d27bf2ae038ce9ade845f595f7aff0c76",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
