import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { useLeadsHref } from './useLeadsHref.ts';

/** No lead of this account has that address: it never existed, or belongs to somebody else (RTE-05, ACC-17). */
export function LeadNotFound() {
  const { t } = useTranslation('lead');
  const leadsHref = useLeadsHref();
  return (
    <EmptyState
      isPage
      icon="leads"
      title={t(($) => $.notFound.title)}
      action={<ButtonLink to={leadsHref}>{t(($) => $.backToLeads)}</ButtonLink>}
    >
      {t(($) => $.notFound.text)}
    </EmptyState>
  );
}
