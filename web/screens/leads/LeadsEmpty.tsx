import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { changeFilter, isFiltered, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';

/** An empty page of leads with one next step: past the end, no match, or no leads yet (EXT-19, QRY-01). */
export function LeadsEmpty({ search, pages }: { search: LeadsSearch; pages: number }) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
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
            {tInbox(($) => $.search.clear)}
          </ButtonLink>
        }
      >
        {tInbox(($) => $.search.noMatchText)}
      </EmptyState>
    );
  }
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon="search"
        title={t(($) => $.noMatch.title)}
        action={<ButtonLink to={paths.leads}>{t(($) => $.filters.clear)}</ButtonLink>}
      >
        {t(($) => $.noMatch.text)}
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
