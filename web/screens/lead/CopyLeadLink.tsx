import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useCopyNotice } from './useCopyNotice.ts';

/** Copies the address of a lead's page, without the filters of the list. */
export function CopyLeadLink({ slug }: { slug: string }) {
  const { t } = useTranslation('lead');
  const { basePath } = usePage();
  const copy = useCopyNotice();
  const copyLink = () =>
    copy(
      window.location.origin + basePath + paths.lead(slug),
      t(($) => $.linkCopyFailed),
    );
  return <IconButton icon="copy" label={t(($) => $.copyLink)} onClick={() => void copyLink()} />;
}
