import { createContext, use } from 'react';

export const PostedContext = createContext<unknown>(null);

/**
 * Result of a form posted without JavaScript, as the gateway put it into the page; null on pages opened normally. The
 * same on the server and during hydration.
 */
export function usePosted(): unknown {
  return use(PostedContext);
}
