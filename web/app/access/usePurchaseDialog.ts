import { useEffect, useState } from 'react';

/**
 * Whether the dialog of a purchase is open. A purchase takes away what opened the dialog: once it has closed, the keyboard starts
 * at the page's content.
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
