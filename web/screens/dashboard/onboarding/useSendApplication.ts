import { graphql } from 'react-relay/hooks';
import { APPLICATION_FIELDS } from '../../../../domain/application.ts';
import type { Application, ApplicationFault } from '../../../../domain/application.ts';
import { isMember } from '../../../../domain/closedSet.ts';
import { PROFILE_CODES } from '../../../../domain/profile/profile.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useSendApplicationMutation } from '../../../relay/__generated__/useSendApplicationMutation.graphql.ts';
import { useFreshFigures } from '../useFreshFigures.ts';

export type ApplicationResult =
  | { readonly kind: 'sent'; readonly isOvertaken: boolean }
  | { readonly kind: 'refused'; readonly faults: readonly ApplicationFault[] }
  | { readonly kind: 'failed'; readonly reason: FailureKind };

/**
 * Sends the application and updates checklist, card, recommended actions and scores. If the page has changed since
 * `revision`, it keeps its name and website (`isOvertaken`).
 */
export function useSendApplication(
  revision: string | null,
): [(application: Application) => Promise<ApplicationResult>, boolean] {
  const [commit, isPending] = useMutation<useSendApplicationMutation>(graphql`
    mutation useSendApplicationMutation($input: SendApplicationInput!) {
      sendApplication(input: $input) {
        viewer {
          ...Onboarding_viewer
          ...AgencyBrand_viewer
          ...AgencyCard_viewer
        }
        errors {
          path
          code
          min
          max
        }
      }
    }
  `);
  const refreshFigures = useFreshFigures();
  const send = async ({ name, website, email, text }: Application): Promise<ApplicationResult> => {
    let reason: FailureKind = 'general';
    const answer = await commit({
      variables: { input: { name, website, email, text, revision } },
      onFailure: (failure) => {
        reason = failure;
      },
    });
    if (!answer) return { kind: 'failed', reason };
    const { viewer, errors } = answer.sendApplication;
    if (viewer) {
      void refreshFigures();
      return { kind: 'sent', isOvertaken: errors.some(({ code }) => code === 'PROFILE_CHANGED') };
    }
    const faults = errors.flatMap(({ path, code, min, max }): ApplicationFault[] => {
      const field = path?.[0];
      if (!isMember(APPLICATION_FIELDS, field) || !isMember(PROFILE_CODES, code)) return [];
      return [{ path: field, code, params: { ...(min != null && { min }), ...(max != null && { max }) } }];
    });
    return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'failed', reason };
  };
  return [send, isPending];
}
