/** The areas of a token's scopes, in the order of the form. */
export const SCOPE_AREAS = ['LEADS', 'MESSAGES', 'PROFILE', 'REPORTS'] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

/** What a token may do in an area; WRITE includes READ. */
export const SCOPE_ACCESSES = ['NONE', 'READ', 'WRITE'] as const;
export type ScopeAccess = (typeof SCOPE_ACCESSES)[number];
