import { allowsScope } from '../../domain/tokenScopes.ts';
import type { AreaScope } from '../../domain/tokenScopes.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../session/caller.ts';
import { isToken } from '../session/caller.ts';
import type { FieldAccess } from './fieldAccess.ts';

/** The contract's name for a scope: `leads:read` becomes LEADS_READ. */
function scopeName(scope: AreaScope): string {
  return scope.replace(':', '_').toUpperCase();
}

/** Whether the caller is a token that is known not to have the scope. */
export function lacksScope(caller: Caller | null, scope: AreaScope): boolean {
  if (caller === null || !isToken(caller)) return false;
  // If the upstream does not report a token's scopes, its own check of each call decides.
  return caller.token != null && !allowsScope(caller.token.scopes, scope);
}

/** Throws FORBIDDEN if the caller is an access token without this access. Sessions and visitors pass. */
export function requireAccess(caller: Caller | null, access: FieldAccess): void {
  if (access === 'any' || caller === null || !isToken(caller)) return;
  if (access === 'session') {
    throw new GatewayError('FORBIDDEN', 'An access token may not do this; it needs a signed-in session.');
  }
  if (lacksScope(caller, access)) {
    throw new GatewayError('FORBIDDEN', `This token does not have the scope ${scopeName(access)}.`);
  }
}
