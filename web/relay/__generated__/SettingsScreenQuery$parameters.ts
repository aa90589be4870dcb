/**
 * @generated SignedSource<<f43e6cb653112f63fa68fff2f11e56c4>>
 * @relayHash eff3a49b79869c3e242699f0c4b17728
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6998a2bbbdd6365afb5fe808d44fb97e89e12af1c96dac90b5cc7e13559ca780

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6998a2bbbdd6365afb5fe808d44fb97e89e12af1c96dac90b5cc7e13559ca780",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
