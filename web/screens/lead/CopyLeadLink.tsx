import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/copy/useCopy.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

/** Copies the address of a lead's page, without the filters of the list. */
export function CopyLeadLink({ slug }: { slug: string }) {
  const { t } = useTranslation('lead');
  const { t: tCommon } = useTranslation('common');
  const { basePath } = usePage();
  const notices = useNotices();
  const copyText = useCopy();
  const copy = async () => {
    const link = window.location.origin + basePath + paths.lead(slug);
    const isCopied = await copyText(
      link,
      t(($) => $.linkCopyFailed),
    );
    if (isCopied) notices.show({ kind: 'success', text: tCommon(($) => $.copied) });
  };
  return <IconButton icon="copy" label={t(($) => $.copyLink)} onClick={() => void copy()} />;
}
