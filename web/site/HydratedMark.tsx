import { useEffect } from 'react';

/** Beside the content of a page: marks the page, for browser tests, once all of the content is hydrated. */
export function HydratedMark() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-alive', '');
  }, []);
  return null;
}
