/**
 * @generated SignedSource<<112df532cb62e7e2ac0cb2f1a99d72ec>>
 * @relayHash 06367ac5ac513364892a024af3946fc8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b148422ac99983096ca4578f8141c6b2eef04a75979dccdc4b51700b7eb334ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeadsScreenQuery } from './LeadsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeadsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b148422ac99983096ca4578f8141c6b2eef04a75979dccdc4b51700b7eb334ae",
    "metadata": {},
    "name": "LeadsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
