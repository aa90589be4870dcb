/** Areas of token scopes in form order. */
export const SCOPE_AREAS = ['LEADS', 'MESSAGES', 'PROFILE', 'REPORTS'] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

/** A token's access to an area; WRITE includes READ. */
export const SCOPE_ACCESSES = ['NONE', 'READ', 'WRITE'] as const;
export type ScopeAccess = (typeof SCOPE_ACCESSES)[number];
