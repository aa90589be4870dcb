import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/Panels.tsx';

/** The path names a service or a place that there is not: a page that was not found, with the way to one that is there (RTE-16). */
export function UnknownList() {
  const { t } = useTranslation('directory');
  return (
    <EmptyState
      isPage
      icon="search"
      title={t(($) => $.unknown.title)}
      action={
        <ButtonLink look="primary" to="/agencies">
          {t(($) => $.unknown.action)}
        </ButtonLink>
      }
    >
      {t(($) => $.unknown.text)}
    </EmptyState>
  );
}
