import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/Panels.tsx';

/** Not-found page for an unknown service or place in the path, with a link to the directory (RTE-16). */
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
