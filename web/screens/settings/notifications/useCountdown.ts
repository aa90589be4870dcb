import { useEffect, useState } from 'react';
import { CODE_RESEND_WAIT } from '../../../../domain/whatsApp.ts';

const SECOND = 1000;

/** Whole seconds until `until` (ms since 1970), counted down; 0 afterwards. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / SECOND));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning, until]);
  return left;
}

/**
 * When another code can be sent, by this machine's clock. The upstream's clock may be ahead, so the result is at most a
 * minute from now.
 */
export function resendTime(resendAt: string | null | undefined): number | null {
  return resendAt ? Math.min(Date.parse(resendAt), Date.now() + CODE_RESEND_WAIT) : null;
}
