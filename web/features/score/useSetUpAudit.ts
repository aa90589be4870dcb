import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useSetUpAuditMutation } from '../../relay/__generated__/useSetUpAuditMutation.graphql.ts';

/** Starts the site audit of the score's project. `start` resolves to whether it has started. */
export function useSetUpAudit(): {
  readonly start: () => Promise<boolean>;
  readonly isPending: boolean;
  /** A sentence that says why the audit has not started. */
  readonly failure: string | null;
} {
  const { t } = useTranslation('score');
  const { t: tCommon } = useTranslation('common');
  const { contactEmail } = usePage().settings;
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isPending] = useMutation<useSetUpAuditMutation>(graphql`
    mutation useSetUpAuditMutation {
      setUpSiteAudit {
        viewer {
          score {
            ...AgencyScore_score
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const start = async () => {
    setFailure(null);
    const answer = await commit({
      variables: {},
      onFailure: (kind) => setFailure(tCommon(($) => $.failure[kind])),
    });
    const error = answer?.setUpSiteAudit.errors[0];
    if (error) {
      setFailure(
        error.code === 'NO_PROJECT'
          ? t(($) => $.state.auditNeedsProject)
          : t(($) => $.notAvailable.audit, { email: contactEmail }),
      );
    }
    return answer !== null && !error;
  };
  return { start, isPending, failure };
}
