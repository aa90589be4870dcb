import { useEffect } from 'react';
import { tellEnteredBefore } from './tellEnteredBefore.ts';

/**
 * Beside the content of a page that the server has rendered: once all of it listens, tells it what was entered before, and lets the
 * page say that it does.
 */
export function EnteredBefore() {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page || 'alive' in page.dataset) return;
    tellEnteredBefore(page);
    page.dataset['alive'] = '';
  }, []);
  return null;
}
