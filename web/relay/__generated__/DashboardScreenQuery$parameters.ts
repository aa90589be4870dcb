/**
 * @generated SignedSource<<0f45ecd75afc1abcdd26dbb27be21275>>
 * @relayHash 9b456bb06547d9326b9f80cd36884abf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65d21c7f43dd979dd2d62eb0fab87b7bd8c75a87aae363b354a425221e1ffe0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65d21c7f43dd979dd2d62eb0fab87b7bd8c75a87aae363b354a425221e1ffe0f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
