import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from './caller.ts';

/** The caller of an operation that requires sign-in. Throws UNAUTHENTICATED for visitors. */
export function signedIn(context: Pick<Context, 'viewer'>): Caller {
  if (!context.viewer) throw new GatewayError('UNAUTHENTICATED', 'Sign in first.');
  return context.viewer;
}
