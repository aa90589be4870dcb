import { useEffect, useState } from 'react';

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Whether the page is seen; a page that is hidden counts as seen for `graceMs` more, a page that comes back at once. */
export function usePageVisible(graceMs: number): boolean {
  const [seen, setSeen] = useState(isVisible);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isVisible()) setSeen(true);
      else timer = setTimeout(() => setSeen(false), graceMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [graceMs]);
  return seen;
}
