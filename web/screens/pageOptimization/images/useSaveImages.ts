import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks';
import type { ImageBatch } from '../../../../domain/profile/imageBatch.ts';
import { failureKind } from '../../../relay/errors.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { useSaveImagesLogosMutation } from '../../../relay/__generated__/useSaveImagesLogosMutation.graphql.ts';
import type { useSaveImagesMutation } from '../../../relay/__generated__/useSaveImagesMutation.graphql.ts';
import type { useSaveImages_payload$key } from '../../../relay/__generated__/useSaveImages_payload.graphql.ts';
import type { useSaveImagesQuery } from '../../../relay/__generated__/useSaveImagesQuery.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { BatchFault, SavedPart, ServerImage } from './imagesState.ts';

/** The two lists that a manager edits (SCR-21, SCR-22). */
export type ImageKind = 'awards' | 'clientLogos';

export type SendResult =
  /** `isOrdered` is null if the upstream can't order images. */
  | { readonly done: SavedPart; readonly isOrdered: boolean | null; readonly faults: readonly BatchFault[] }
  | { readonly failure: FailureKind };

export interface ImageCalls {
  /** One request; the gateway makes exactly the calls the batch needs. */
  readonly send: (batch: ImageBatch, files: readonly File[]) => Promise<SendResult>;
  /** Refetches the list, which also updates the page behind the dialog. */
  readonly read: () => Promise<readonly ServerImage[] | { readonly failure: FailureKind }>;
}

/** Saves and refetches one of the lists (RST-16 to RST-23). */
export function useSaveImages(kind: ImageKind): ImageCalls {
  const environment = useRelayEnvironment();
  const [saveAwards] = useMutation<useSaveImagesMutation>(graphql`
    mutation useSaveImagesMutation($input: SaveImagesInput!) {
      saveAwards(input: $input) {
        ...useSaveImages_payload
      }
    }
  `);
  const [saveLogos] = useMutation<useSaveImagesLogosMutation>(graphql`
    mutation useSaveImagesLogosMutation($input: SaveImagesInput!) {
      saveClientLogos(input: $input) {
        ...useSaveImages_payload
      }
    }
  `);
  return {
    async send({ removed, added, alts, order }, files) {
      let failure: FailureKind = 'general';
      const settings = {
        variables: {
          input: {
            removeIds: removed.map(String),
            add: added.map(({ alt }) => ({ alt, file: null })),
            alts: alts.map(({ id, alt }) => ({ id: String(id), alt })),
            order: order?.map((place) => ('id' in place ? { id: String(place.id) } : place)) ?? null,
          },
        },
        ...(files.length > 0 && {
          uploadables: Object.fromEntries(files.map((file, index) => [`input.add.${index}.file`, file])),
        }),
        onFailure: (kindOfFailure: FailureKind) => {
          failure = kindOfFailure;
        },
      };
      const payload =
        kind === 'awards' ? (await saveAwards(settings))?.saveAwards : (await saveLogos(settings))?.saveClientLogos;
      return payload ? savedImages(payload) : { failure };
    },
    async read() {
      try {
        const answer = await fetchQuery<useSaveImagesQuery>(
          environment,
          graphql`
            query useSaveImagesQuery @throwOnFieldError {
              viewer {
                pageOptimization {
                  awards {
                    id
                    alt
                    url
                  }
                  clientLogos {
                    id
                    alt
                    url
                  }
                }
              }
            }
          `,
          {},
          { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { whole: true } } },
        ).toPromise();
        if (!answer?.viewer) return { failure: 'general' };
        const { awards, clientLogos } = answer.viewer.pageOptimization;
        return (kind === 'awards' ? awards : clientLogos).map(({ id, alt, url }) => ({ id, alt, url }));
      } catch (error) {
        return { failure: failureKind(error) };
      }
    },
  };
}

function savedImages(payload: useSaveImages_payload$key): SendResult {
  const { errors, isOrdered, removedIds, added, changedIds } = readInlineData(
    graphql`
      fragment useSaveImages_payload on SaveImagesPayload @inline {
        removedIds
        added {
          index
          image {
            id
            alt
            url
          }
        }
        changedIds
        isOrdered
        viewer {
          pageOptimization {
            ...ImagesCards_pageOptimization
          }
        }
        errors {
          code
          path
        }
      }
    `,
    payload,
  );
  return {
    done: {
      removedIds,
      added: added.map(({ index, image: { id, alt, url } }) => ({ index, image: { id, alt, url } })),
      changedIds,
    },
    isOrdered: isOrdered ?? null,
    faults: errors.map(({ code, path }) => ({ code, path: path ?? [] })),
  };
}
