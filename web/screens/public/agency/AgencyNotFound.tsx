import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../site/usePageHead.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';

/** Shown when no published agency has the alias (DIR-08). */
export function AgencyNotFound({ alias }: { alias: string }) {
  const { t } = useTranslation('agency');
  usePageHead({
    status: 404,
    title: t(($) => $.notFound.title),
    description: t(($) => $.notFound.text),
    canonicalPath: `/agencies/${encodeURIComponent(alias)}`,
  });
  return (
    <EmptyState
      isPage
      icon="search"
      title={t(($) => $.notFound.title)}
      action={
        <ButtonLink look="primary" to={directoryHref(DEFAULT_DIRECTORY_SEARCH)}>
          {t(($) => $.notFound.action)}
        </ButtonLink>
      }
    >
      {t(($) => $.notFound.text)}
    </EmptyState>
  );
}
