import { useEffect, useEffectEvent, useState } from 'react';

/** Polling interval, in ms; every attempt is over within ten of them. */
const EVERY = 1_500;
const TIMES = 10;

/**
 * Polls the log while a delivery that was just sent is in progress: immediately when `sentCount` grows, then every 1.5
 * s until nothing is pending, and once more, because the state of the webhook may be read before that of its log. At
 * most ten times.
 */
export function useFollowDeliveries({
  sentCount,
  isWaiting,
  read,
}: {
  sentCount: number;
  isWaiting: boolean;
  read: () => void;
}): void {
  const [reads, setReads] = useState({ sentCount: 0, count: 0, isLast: false });
  const readNow = useEffectEvent(read);
  const count = reads.sentCount === sentCount ? reads.count : 0;
  const isDue = sentCount > 0 && (count === 0 || (count < TIMES && (isWaiting || !reads.isLast)));
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => {
        readNow();
        setReads({ sentCount, count: count + 1, isLast: count > 0 && !isWaiting });
      },
      count === 0 ? 0 : EVERY,
    );
    return () => clearTimeout(timer);
  }, [isDue, isWaiting, sentCount, count]);
}
