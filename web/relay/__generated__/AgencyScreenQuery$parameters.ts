/**
 * @generated SignedSource<<831ee33e194ba3664794f058c18615c4>>
 * @relayHash d864be68c182c8fd4c664c632daee943
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48211bbb9c0180f10d599780d814e520fba3bf3173fa2829f8b706dda43e9672

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48211bbb9c0180f10d599780d814e520fba3bf3173fa2829f8b706dda43e9672",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
