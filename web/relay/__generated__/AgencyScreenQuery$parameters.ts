/**
 * @generated SignedSource<<866acab4ce19b9160e3eecaf65883153>>
 * @relayHash b83ca62f221b15600b2df759cc55fc78
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3fdadbedca50e8caf70aea186db3821fc2fd18910bbef1cc0010909bf9bf0f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3fdadbedca50e8caf70aea186db3821fc2fd18910bbef1cc0010909bf9bf0f8",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
