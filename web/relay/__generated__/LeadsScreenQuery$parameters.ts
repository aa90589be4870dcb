/**
 * @generated SignedSource<<68172700e272dbef5f4562f0c8cacfec>>
 * @relayHash bc8e32baa108df72d5a5f9141ee03582
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ac344de8c7e8f5f065f48bd6612e7cd044f6e1ef306e976d8c893d95cc8e76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12ac344de8c7e8f5f065f48bd6612e7cd044f6e1ef306e976d8c893d95cc8e76",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
