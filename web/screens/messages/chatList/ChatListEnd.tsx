import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import styles from './ChatList.module.css';

/** Distance from the end at which the next page loads. */
const AHEAD = '400px';

/** Infinite scroll: loads more chats near the end, shows progress and offers a retry. */
export function ChatListEnd({
  isLoading,
  hasFailed,
  onReached,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  onReached: () => void;
}) {
  const { t } = useTranslation(['common', 'messages']);
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  const isWaiting = !isLoading && !hasFailed;
  useEffect(() => {
    if (!end.current || !isWaiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { root: end.current.parentElement, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    <div ref={end} className={styles.end}>
      {isLoading && <ChatListSkeleton />}
      {hasFailed && (
        <Button icon="retry" size="small" onClick={onReached}>
          {t(($) => $.tryAgain)}
        </Button>
      )}
    </div>
  );
}
