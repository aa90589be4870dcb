import { lacksScope, requireAccess } from '../access/requireAccess.ts';
import { isToken } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';

/**
 * Whether reading messages marks the chat as read. The argument `markAsRead` decides. Without it, a session marks the
 * chat as read and a token does not, because a message read by a tool has not necessarily been seen by a person.
 */
export function marksRead(viewer: Caller | null, asked: unknown): boolean {
  const isWanted = typeof asked === 'boolean' ? asked : viewer === null || !isToken(viewer);
  return isWanted && !lacksScope(viewer, 'messages:write');
}

/** Throws FORBIDDEN for a token that sets `markAsRead` but may not write messages. */
export function requireMarking(viewer: Caller | null, asked: boolean | null | undefined): void {
  if (asked === true) requireAccess(viewer, 'messages:write');
}
