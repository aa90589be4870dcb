import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { DEFAULT_LEADS_SEARCH, defaultSort, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';

/** Warns that slow answers lower the agency's rank (ENT-45). Links to the leads to answer unless they are on screen. */
export function SlowAnswersBanner({ search }: { search: LeadsSearch }) {
  const { t } = useTranslation('leads');
  const waiting = leadsQuery({ ...DEFAULT_LEADS_SEARCH, status: 'pending', sort: defaultSort('pending') });
  return (
    <Banner
      tone="warning"
      title={t(($) => $.slowAnswers.title)}
      action={
        search.status !== 'pending' && (
          <ButtonLink size="small" to={paths.leads + waiting}>
            {t(($) => $.slowAnswers.action)}
          </ButtonLink>
        )
      }
    >
      {t(($) => $.slowAnswers.text)}
    </Banner>
  );
}
