/** One file of texts per screen, loaded with it; `common` comes with every page, `shell` with the portal's, `site` with public ones. */
export const NAMESPACES = [
  'common',
  'shell',
  'session',
  'access',
  'purchase',
  'overview',
  'settings',
  'leads',
  'lead',
  'messages',
  'deals',
  'reviews',
  'dashboard',
  'pageOptimization',
  'site',
  'landing',
  'directory',
  'agency',
  'getStarted',
  'leadGeneration',
  'academy',
  'taxes',
  'review',
] as const;

export type Namespace = (typeof NAMESPACES)[number];
