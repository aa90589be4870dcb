/**
 * @generated SignedSource<<36623cf03c103d079def300efd272071>>
 * @relayHash b711aca9649d2b53b75efadcff89e8d1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78cc44789c59e0dbadc63692aee75dbef5dcf07094400adbb31b9be54407f95a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78cc44789c59e0dbadc63692aee75dbef5dcf07094400adbb31b9be54407f95a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
