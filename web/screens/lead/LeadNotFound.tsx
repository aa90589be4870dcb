import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';
import { useLeadsHref } from './useLeadsHref.ts';

/** Shown if the account has no lead at this URL (RTE-05, ACC-17). */
export function LeadNotFound({ isPane = false }: { isPane?: boolean }) {
  const { t } = useTranslation('lead');
  const leadsHref = useLeadsHref();
  return (
    <EmptyState
      isPage={!isPane}
      icon="leads"
      title={t(($) => $.notFound.title)}
      action={!isPane && <ButtonLink to={leadsHref}>{t(($) => $.backToLeads)}</ButtonLink>}
    >
      {t(($) => $.notFound.text)}
    </EmptyState>
  );
}
