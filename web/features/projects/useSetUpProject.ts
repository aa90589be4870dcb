import { graphql } from 'react-relay/hooks';
import type { EnteredProject, ProjectFault } from '../../../domain/projects/scoreProject.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useSetUpProjectMutation } from '../../relay/__generated__/useSetUpProjectMutation.graphql.ts';

type SetUpResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'full' }
  | { readonly kind: 'refused'; readonly faults: readonly ProjectFault[] }
  | { readonly kind: 'failed'; readonly reason: FailureKind };

/** Creates a project for the score (RST-40), and updates the score. */
export function useSetUpProject(): [(project: EnteredProject) => Promise<SetUpResult>, boolean] {
  const [commit, isPending] = useMutation<useSetUpProjectMutation>(graphql`
    mutation useSetUpProjectMutation($input: SetUpScoreProjectInput!) {
      setUpScoreProject(input: $input) {
        viewer {
          score {
            ...AgencyScore_score
            ...SetUpProject_score
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const setUp = async ({ website, name }: EnteredProject): Promise<SetUpResult> => {
    let reason: FailureKind = 'general';
    const answer = await commit({
      variables: { input: { website, name } },
      onFailure: (failure) => {
        reason = failure;
      },
    });
    if (!answer) return { kind: 'failed', reason };
    const codes = answer.setUpScoreProject.errors.map(({ code }) => code);
    if (codes.length === 0) return { kind: 'done' };
    if (codes.includes('PROJECTS_LIMIT_REACHED')) return { kind: 'full' };
    const faults = codes.flatMap((code): ProjectFault[] => {
      if (code === 'TOO_LONG') return [{ path: 'name', code }];
      return code === 'REQUIRED' || code === 'INVALID_WEBSITE' ? [{ path: 'website', code }] : [];
    });
    return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'failed', reason };
  };
  return [setUp, isPending];
}
