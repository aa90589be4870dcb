import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { ThreadHistory } from './useThreadHistory.ts';
import styles from './HistoryStart.module.css';

/** The top of the loaded history: loading, a retry, or the start of the chat. */
export function HistoryStart({
  history: { older, firstMessageAt },
  isSeeking,
  isPinned,
}: {
  history: ThreadHistory;
  /** Whether another page follows the one that is loading, so that screen readers are told only once. */
  isSeeking: boolean;
  /** Whether it stays in view, because the reader waits for an older message. */
  isPinned: boolean;
}) {
  const { t } = useTranslation(['messages', 'common']);
  const { date } = useFormat();
  return (
    <div className={styles.start} data-pinned={isPinned ? '' : undefined}>
      {(older.isLoading || isSeeking) && (
        <p role="status">
          <span className={classNames('spinner', styles.spinner)} aria-hidden="true" />
          {t(($) => $.thread.loadingOlder)}
        </p>
      )}
      {older.hasFailed && !older.isLoading && (
        <>
          <p role="alert">{t(($) => $.thread.olderFailed)}</p>
          <Button size="small" icon="retry" onClick={older.load}>
            {t(($) => $.tryAgain, { ns: 'common' })}
          </Button>
        </>
      )}
      {!older.exist && firstMessageAt !== null && <p>{t(($) => $.thread.start, { date: date(firstMessageAt) })}</p>}
    </div>
  );
}
