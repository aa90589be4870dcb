import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import styles from './ChatList.module.css';

/** How far ahead of the end the next page is asked for. */
const AHEAD = '400px';

/** The end of the loaded chats: asks for more as it comes near, shows what loads, offers a retry. */
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
      {isLoading && <ChatListSkeleton rows={3} />}
      {hasFailed && (
        <Button icon="retry" size="small" onClick={onReached}>
          {t(($) => $.tryAgain)}
        </Button>
      )}
    </div>
  );
}
