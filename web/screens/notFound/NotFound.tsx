import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { paths } from '../../app/routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panels.tsx';

/** Not-found message (RTE-16). */
export function NotFound() {
  const { t } = useTranslation('common');
  usePageTitle(t(($) => $.notFound.title));
  return (
    <EmptyState
      isPage
      icon="search"
      title={t(($) => $.notFound.title)}
      action={
        <ButtonLink look="primary" to={paths.dashboard}>
          {t(($) => $.notFound.home)}
        </ButtonLink>
      }
    >
      {t(($) => $.notFound.text)}
    </EmptyState>
  );
}
