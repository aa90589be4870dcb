import { useEffect, useEffectEvent, useState } from 'react';

/** Interval of reading, milliseconds; within ten of them every attempt has ended. */
const EVERY = 1_500;
const TIMES = 10;

/**
 * Reads the log while something that was just sent is under way: at once when `sentCount` grows, then every 1.5 s until
 * nothing is waiting, at most ten times.
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
