import { ConnectionHandler } from 'relay-runtime';
import type { DataID, IEnvironment } from 'relay-runtime';
import type { ListVariables } from './messagesSearch.ts';

/** Store id of a list of chats (`ChatList_chats`). */
export function listConnectionId(viewerId: DataID, { view, query }: ListVariables): DataID {
  return ConnectionHandler.getConnectionID(viewerId, 'ChatList_chats', { view, query });
}

/** Store id of a chat's history (`useThreadHistory_messages`). */
export function historyConnectionId(chatId: DataID): DataID {
  return ConnectionHandler.getConnectionID(chatId, 'useThreadHistory_messages');
}

/** The given connections that are in the store. Relay warns about edges added to any other. */
export function heldConnections(environment: IEnvironment, ids: readonly DataID[]): DataID[] {
  return ids.filter((id) => environment.getStore().getSource().has(id));
}
