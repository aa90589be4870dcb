import { createContext, use } from 'react';

export const PostedContext = createContext<unknown>(null);

/**
 * What became of a form of this page that was sent without JavaScript: whatever the gateway put there, null on pages that were
 * simply opened. The same on the server and while the page hydrates.
 */
export function usePosted(): unknown {
  return use(PostedContext);
}
