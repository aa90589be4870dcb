import { useEffect, useState } from 'react';

/**
 * State of the purchase dialog. A purchase removes the button that opened it, so focus moves to the page content on
 * close.
 */
export function usePurchaseDialog(): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
} {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isOpen || !wasOpen) return;
    setWasOpen(false);
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [isOpen, wasOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
