import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog when the browser goes back or forward. For dialogs of the frame, which would stay open over the other
 * page. While `isBusy`, the dialog stays, because only it shows the outcome.
 */
export function useCloseOnBack(close: () => void, isBusy = false): void {
  const onBack = useEffectEvent(() => {
    if (!isBusy) close();
  });
  useEffect(() => {
    const listen = () => onBack();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
