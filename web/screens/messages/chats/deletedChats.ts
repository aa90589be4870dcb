import type { IEnvironment } from 'relay-runtime';

const deletedIn = new WeakMap<IEnvironment, Set<string>>();

/**
 * Uuids of the chats that this page deletes or has deleted (STA-21). A push may tell that one is gone before the deletion is
 * answered; the reader must not be told then that it is unknown.
 */
export function deletedChats(environment: IEnvironment): Set<string> {
  const known = deletedIn.get(environment) ?? new Set<string>();
  deletedIn.set(environment, known);
  return known;
}
