import { useEffect, useState } from 'react';

/** After this many ms a pending request gets a message. */
const SLOW_MS = 4_000;

/** Whether something has been pending for that long. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
