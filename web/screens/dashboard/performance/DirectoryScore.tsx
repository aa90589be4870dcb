import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import { scoreHref } from '../scoreHref.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { DirectoryScore_score$key } from '../../../relay/__generated__/DirectoryScore_score.graphql.ts';
import { missingScoreParts } from './missingScoreParts.ts';
import { ScoreBlock } from './ScoreBlock.tsx';

/** Maximum number of parts that the sentence names. */
const NAMED = 3;

/** The directory score, and the missing parts that would add most. */
export function DirectoryScore({ score: key }: { score: DirectoryScore_score$key }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [search] = useSearchParams();
  const { score, hasPassedDescription, successStories, project, hasSiteAudit, certificates } = useFragment(
    graphql`
      fragment DirectoryScore_score on AgencyScore @throwOnFieldError {
        score
        hasPassedDescription
        successStories
        project {
          __typename
        }
        hasSiteAudit
        certificates {
          agency
          toolkit
        }
      }
    `,
    key,
  );
  const missing = missingScoreParts({
    description: hasPassedDescription,
    successStories,
    project: project != null,
    siteAudit: hasSiteAudit,
    toolkitExam: certificates.toolkit,
    agenciesExam: certificates.agency,
  });
  const names = missing
    .slice(0, NAMED)
    .map(({ part, gain }) =>
      t(($) => $.visibility.gain, { part: t(($) => $.visibility.scorePart[part]), points: format.signed(gain) }),
    );
  return (
    <ScoreBlock name={t(($) => $.visibility.directoryScore)} score={score ?? null}>
      {names.length === 0
        ? t(($) => $.visibility.complete)
        : t(($) => $.visibility.missing, { parts: format.list(names) })}{' '}
      <Link to={scoreHref(search)} preventScrollReset>
        {t(($) => $.visibility.allParts)}
      </Link>
    </ScoreBlock>
  );
}
