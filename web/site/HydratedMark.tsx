import { useEffect } from 'react';

/** Marks the page for browser tests once its content is hydrated. Rendered next to the content. */
export function HydratedMark() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-alive', '');
  }, []);
  return null;
}
