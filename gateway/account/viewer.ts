import type { Context } from '../context.ts';
import type { ViewerParent } from './account.map.ts';

/** The viewer of an operation, null for visitors. Makes no call, because the caller is already known. */
export function viewerOf({ viewer }: Pick<Context, 'viewer'>): ViewerParent | null {
  return viewer && { accountId: viewer.accountId };
}
