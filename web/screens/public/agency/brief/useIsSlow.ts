import { useEffect, useState } from 'react';

/** A request pending for longer than this gets a message, in ms. */
const SLOW_MS = 4_000;

/** Whether something has been pending for so long that the user gets a message. */
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
