/** Areas of an account that a personal access token can be limited to, each for reading and for writing. */
export const SCOPE_AREAS = ['leads', 'messages', 'profile', 'reports'] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

/** A scope of one area. `:write` includes `:read`, because a write returns what it changed. */
export type AreaScope = `${ScopeArea}:${'read' | 'write'}`;

/** The scopes from before there were areas. Deprecated, but they keep working. */
export type DeprecatedScope = 'read' | 'write' | 'messages';

export type TokenScope = AreaScope | DeprecatedScope;

const DEPRECATED_SCOPES = ['read', 'write', 'messages'] as const satisfies readonly DeprecatedScope[];

const DEPRECATED_ALLOW: Readonly<Record<DeprecatedScope, readonly AreaScope[]>> = {
  read: ['leads:read', 'messages:read', 'profile:read', 'reports:read'],
  write: ['leads:write', 'profile:write', 'reports:write'],
  messages: ['messages:write'],
};

function isDeprecated(scope: TokenScope): scope is DeprecatedScope {
  return DEPRECATED_SCOPES.some((deprecated) => deprecated === scope);
}

/** Whether one of a token's scopes grants `needed`. The deprecated `write` does not include reading. */
export function allowsScope(scopes: readonly TokenScope[], needed: AreaScope): boolean {
  return scopes.some((scope) => {
    if (isDeprecated(scope)) return DEPRECATED_ALLOW[scope].includes(needed);
    return scope === needed || scope === needed.replace(':read', ':write');
  });
}
