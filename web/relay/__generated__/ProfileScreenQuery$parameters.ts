/**
 * @generated SignedSource<<9975cd12b6c368d2cc7fbe5edea4483b>>
 * @relayHash b092d2cead51aa141858472afed37f65
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7af7fa3cfc2f3580071434f49fb9c0487374b622951a3ad767e847ea50bb85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b7af7fa3cfc2f3580071434f49fb9c0487374b622951a3ad767e847ea50bb85",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
