import { useTranslation } from 'react-i18next';
import { useNotices } from '../notices/Notices.tsx';

/** Copies a text and returns whether that worked. If not, shows the notice `failed`. */
export function useCopy(): (text: string, failed?: string) => Promise<boolean> {
  const { t } = useTranslation('common');
  const notices = useNotices();
  return async (text, failed = t(($) => $.copyFailed)) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // The browser denied access, or the page is not https and has no clipboard.
      notices.show({ kind: 'error', text: failed });
      return false;
    }
  };
}
