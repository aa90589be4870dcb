import { useEffect, useEffectEvent, useState } from 'react';

/** Polling interval, in ms; every attempt is over within ten of them. */
const EVERY = 1_500;
const TIMES = 10;

/**
 * Polls the log while a delivery that was just sent is in progress: immediately when `sentCount` grows, then every 1.5
 * s until nothing is pending, at most ten times.
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
  const [reads, setReads] = useState({ sentCount: 0, count: 0 });
  const readNow = useEffectEvent(read);
  const count = reads.sentCount === sentCount ? reads.count : 0;
  const isDue = sentCount > 0 && (count === 0 || (isWaiting && count < TIMES));
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => {
        readNow();
        setReads({ sentCount, count: count + 1 });
      },
      count === 0 ? 0 : EVERY,
    );
    return () => clearTimeout(timer);
  }, [isDue, sentCount, count]);
}
