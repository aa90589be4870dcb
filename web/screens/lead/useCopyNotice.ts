import { useTranslation } from 'react-i18next';
import { useCopy } from '../../ui/copy/useCopy.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

/** Copies a text, and says so in a notice. If that failed, the notice is `failed` or the general one. */
export function useCopyNotice(): (...args: Parameters<ReturnType<typeof useCopy>>) => Promise<void> {
  const { t } = useTranslation('common');
  const notices = useNotices();
  const copy = useCopy();
  return async (...args) => {
    if (await copy(...args)) notices.show({ kind: 'success', text: t(($) => $.copied) });
  };
}
