import type { IEnvironment } from 'relay-runtime';

const deletedIn = new WeakMap<IEnvironment, Set<string>>();

/**
 * Uuids of chats deleted on this page (STA-21). A push about the deletion may arrive before the mutation's response,
 * and must not show the chat as unknown.
 */
export function deletedChats(environment: IEnvironment): Set<string> {
  const known = deletedIn.get(environment) ?? new Set<string>();
  deletedIn.set(environment, known);
  return known;
}
