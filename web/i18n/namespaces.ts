/** One file of texts per screen, loaded with it; `common` and `shell` come with the page. */
export const NAMESPACES = [
  'common',
  'shell',
  'session',
  'access',
  'overview',
  'settings',
  'leads',
  'lead',
  'messages',
] as const;

export type Namespace = (typeof NAMESPACES)[number];
