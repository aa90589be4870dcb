import { useEffect, useState } from 'react';

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Whether the page is visible. Hiding it takes effect after `graceMs`, showing it immediately. */
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
