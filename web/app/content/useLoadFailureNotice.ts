import { useTranslation } from 'react-i18next';
import { failureKind } from '../../relay/errors.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { STAY_WITH_ACTION_MS } from '../../ui/notices/noticeStore.ts';
import { isMissingCode } from './missingCode.ts';

/**
 * Shows a notice for what could not be loaded. It offers a reload if that is code, because nothing else helps; not
 * without a network, where a reload would lose the page.
 */
export function useLoadFailureNotice(): (error: unknown) => void {
  const { t } = useTranslation('common');
  const notices = useNotices();
  return (error) => {
    const { onLine } = navigator;
    const kind = onLine ? failureKind(error) : 'network';
    if (onLine && isMissingCode(error)) {
      const reload = () => window.location.reload();
      const action = { label: t(($) => $.tryAgain), run: reload, forMs: STAY_WITH_ACTION_MS };
      notices.show({ kind: 'error', text: t(($) => $.failure[kind]), action });
    } else notices.showFailure(kind);
  };
}
