import { lacksScope, requireAccess } from '../access/requireAccess.ts';
import { isToken } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';

/**
 * Whether a read of messages marks the chat as read: as the argument `markAsRead` says; without it a session's does and
 * a token's does not, because reading by a tool does not mean that a person has seen anything.
 */
export function marksRead(viewer: Caller | null, asked: unknown): boolean {
  const isWanted = typeof asked === 'boolean' ? asked : viewer === null || !isToken(viewer);
  return isWanted && !lacksScope(viewer, 'messages:write');
}

/** Throws FORBIDDEN for a token that asks to mark and may not write messages. */
export function requireMarking(viewer: Caller | null, asked: boolean | null | undefined): void {
  if (asked === true) requireAccess(viewer, 'messages:write');
}
