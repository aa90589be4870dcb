import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { PagePartName, PageScore_page$key } from '../../../relay/__generated__/PageScore_page.graphql.ts';
import { nextPagePart } from './nextPagePart.ts';
import type { PageCounts } from './nextPagePart.ts';
import { ScoreBlock } from './ScoreBlock.tsx';

/** Query parameters that open the dialog in which an entry is added (QRY-10 to QRY-12). */
const DIALOGS: Readonly<Record<PagePartName, string>> = {
  STORIES: 'stories',
  CLIENT_LOGOS: 'clients',
  AWARDS: 'awards',
};

/** How complete the page is, and how much one more entry would add. */
export function PageScore({ page }: { page: PageScore_page$key }) {
  const { t } = useTranslation('home');
  const { t: tDashboard } = useTranslation('dashboard');
  const { t: tPage } = useTranslation('pageOptimization');
  const format = useFormat();
  const { score, parts } = useFragment(
    graphql`
      fragment PageScore_page on PageVisibility @throwOnFieldError {
        score
        parts {
          name
          count
          goal
        }
      }
    `,
    page,
  );
  const countOf = (wanted: PagePartName) => parts.find(({ name }) => name === wanted)?.count ?? 0;
  const counts: PageCounts = {
    STORIES: countOf('STORIES'),
    CLIENT_LOGOS: countOf('CLIENT_LOGOS'),
    AWARDS: countOf('AWARDS'),
  };
  const open = parts.flatMap(({ name, count, goal }) =>
    name && count < goal
      ? [t(($) => $.visibility.part[name], { done: format.number(count), goal: format.number(goal) })]
      : [],
  );
  const next = nextPagePart(counts);
  const add: Readonly<Record<PagePartName, string>> = {
    STORIES: tPage(($) => $.stories.add),
    CLIENT_LOGOS: tPage(($) => $.clientLogos.manage),
    AWARDS: tPage(($) => $.awards.manage),
  };
  return (
    <ScoreBlock name={tDashboard(($) => $.visibility.optimization)} score={score}>
      {next === null ? (
        t(($) => $.visibility.complete)
      ) : (
        <>
          {format.sentences([
            t(($) => $.visibility.open, { parts: format.list(open) }),
            t(($) => $.visibility.more[next.name], { score: format.rating(next.score) }),
          ])}{' '}
          <Link to={`${paths.pageOptimization}?${DIALOGS[next.name]}=1`}>{add[next.name]}</Link>
        </>
      )}
    </ScoreBlock>
  );
}
