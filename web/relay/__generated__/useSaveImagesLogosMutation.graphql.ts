/**
 * @generated SignedSource<<098484bdf4d79ae36080e7741158e4f1>>
 * @relayHash ad545fc1fbceee6eba441a50cab41350
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36778c6c4f6604a6484fc5d747bcb38e2b1092eb25ebae24582379d0b524917c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageErrorCode = "DUPLICATE" | "FILE_NOT_READABLE" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "IMAGE_NOT_FOUND" | "IMAGE_TOO_LARGE" | "INVALID_VALUE" | "NOT_DONE" | "OUTCOME_UNKNOWN" | "REQUIRED" | "TOO_LONG" | "TOO_MANY_IMAGES";
export type SaveImagesInput = {
  add?: ReadonlyArray<NewImageInput>;
  alts?: ReadonlyArray<ImageAltInput>;
  order?: ReadonlyArray<ImagePlaceInput> | null | undefined;
  removeIds?: ReadonlyArray<string>;
};
export type NewImageInput = {
  alt: string;
  file: File | null;
};
export type ImageAltInput = {
  alt: string;
  id: string;
};
export type ImagePlaceInput = {
  added?: number | null | undefined;
  id?: string | null | undefined;
};
export type useSaveImagesLogosMutation$variables = {
  input: SaveImagesInput;
};
export type useSaveImagesLogosMutation$data = {
  readonly saveClientLogos: {
    readonly added: ReadonlyArray<{
      readonly image: {
        readonly alt: string;
        readonly id: string;
        readonly url: string;
      };
      readonly index: number;
    }>;
    readonly changedIds: ReadonlyArray<string>;
    readonly errors: ReadonlyArray<{
      readonly code: ImageErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly isOrdered: boolean | null | undefined;
    readonly removedIds: ReadonlyArray<string>;
    readonly viewer: {
      readonly pageOptimization: {
        readonly " $fragmentSpreads": FragmentRefs<"ImagesCards_pageOptimization">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useSaveImagesLogosMutation = {
  response: useSaveImagesLogosMutation$data;
  variables: useSaveImagesLogosMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedIds",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "index",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedIds",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOrdered",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageUserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveImagesLogosMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveImagesPayload",
        "kind": "LinkedField",
        "name": "saveClientLogos",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AddedImage",
            "kind": "LinkedField",
            "name": "added",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PageOptimization",
                "kind": "LinkedField",
                "name": "pageOptimization",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ImagesCards_pageOptimization"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveImagesLogosMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveImagesPayload",
        "kind": "LinkedField",
        "name": "saveClientLogos",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AddedImage",
            "kind": "LinkedField",
            "name": "added",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PageOptimization",
                "kind": "LinkedField",
                "name": "pageOptimization",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Award",
                    "kind": "LinkedField",
                    "name": "awards",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClientLogo",
                    "kind": "LinkedField",
                    "name": "clientLogos",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36778c6c4f6604a6484fc5d747bcb38e2b1092eb25ebae24582379d0b524917c",
    "metadata": {},
    "name": "useSaveImagesLogosMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b97b46377a1d8f15fa19703c5dd353d3";

export default node;
