import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { paths } from '../../app/routing/paths.ts';
import type { LeadsEmpty_leads$key } from '../../relay/__generated__/LeadsEmpty_leads.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { changeFilter, isNarrowed, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import { useFilterTexts } from './useFilterTexts.ts';

/** An empty page of leads with one next step: past the end, no match, all answered, or no leads yet (EXT-19, QRY-01). */
export function LeadsEmpty({ leads, search }: { leads: LeadsEmpty_leads$key; search: LeadsSearch }) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const { t: tShell } = useTranslation('shell');
  const { pages, statusCounters } = useFragment(
    graphql`
      fragment LeadsEmpty_leads on LeadConnection @throwOnFieldError {
        pages
        statusCounters {
          accepted
        }
      }
    `,
    leads,
  );
  const { selected } = useFilterTexts(search);
  if (pages > 0) {
    return (
      <EmptyState
        icon="leads"
        title={t(($) => $.beyondEnd.title, { page: search.page })}
        action={
          <ButtonLink to={paths.leads + leadsQuery({ ...search, page: 1, lead: null })}>
            {t(($) => $.beyondEnd.action)}
          </ButtonLink>
        }
      >
        {t(($) => $.beyondEnd.text, { count: pages })}
      </EmptyState>
    );
  }
  if (search.query !== '') {
    return (
      <EmptyState
        icon="search"
        title={tInbox(($) => $.search.noMatch, { query: search.query })}
        action={
          <ButtonLink to={paths.leads + leadsQuery(changeFilter(search, { query: '' }))}>
            {tShell(($) => $.clearSearch)}
          </ButtonLink>
        }
      >
        {tInbox(($) => $.search.noMatchText)}
      </EmptyState>
    );
  }
  if (search.status === 'pending' && !isNarrowed(search)) {
    return (
      <EmptyState
        icon="leads"
        title={t(($) => $.noneToAnswer.title)}
        action={
          statusCounters.accepted > 0 ? (
            <ButtonLink to={paths.leads + leadsQuery(changeFilter(search, { status: 'accepted' }))}>
              {t(($) => $.noneToAnswer.action)}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.profile}>{t(($) => $.empty.action)}</ButtonLink>
          )
        }
      >
        {t(($) => $.noneToAnswer.text)}
      </EmptyState>
    );
  }
  if (selected !== '') {
    return (
      <EmptyState
        icon="search"
        title={t(($) => $.noMatch.title)}
        action={<ButtonLink to={paths.leads}>{t(($) => $.filters.clear)}</ButtonLink>}
      >
        {selected}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="leads"
      title={t(($) => $.empty.title)}
      action={<ButtonLink to={paths.profile}>{t(($) => $.empty.action)}</ButtonLink>}
    >
      {t(($) => $.empty.text)}
    </EmptyState>
  );
}
