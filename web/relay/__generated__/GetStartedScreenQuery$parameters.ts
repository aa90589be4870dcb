/**
 * @generated SignedSource<<f33674036fe612a5c8ed6b05622b5e41>>
 * @relayHash 5a6db6c3a7abe6562a8b62dda4d56bd1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baac50d472ba05703d43a4ad1e606654cd0eb1189212bb1a826b0418679e95bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baac50d472ba05703d43a4ad1e606654cd0eb1189212bb1a826b0418679e95bb",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
