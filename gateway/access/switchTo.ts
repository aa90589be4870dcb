import { catalogueLoader } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from '../session/caller.ts';
import { logout } from './access.rest.ts';

/** Makes the rest of the operation run as another caller. */
export function switchTo(context: Context, viewer: Caller | null): void {
  context.viewer = viewer;
  context.rest = context.session.restFor(viewer);
  context.catalogue = catalogueLoader(context);
}

/** Ends the caller's session everywhere. The browser's session ends even if the upstream is unreachable. */
export async function endSession(context: Context, caller: Caller): Promise<void> {
  try {
    await logout(context.session.restFor(caller));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind !== 'unauthenticated') context.log.warn({ kind: error.kind }, 'a session was not revoked upstream');
  }
  context.session.end(caller);
}
