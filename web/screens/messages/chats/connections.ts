import { ConnectionHandler } from 'relay-runtime';
import type { DataID, IEnvironment } from 'relay-runtime';
import type { ListVariables } from './messagesSearch.ts';

/** Store id of a list of chats (`ChatList_chats`). */
export const listConnectionId = (viewerId: DataID, { view, query }: ListVariables): DataID =>
  ConnectionHandler.getConnectionID(viewerId, 'ChatList_chats', { view, query });

/** Store id of a chat's history (`useThreadHistory_messages`). */
export const historyConnectionId = (chatId: DataID): DataID =>
  ConnectionHandler.getConnectionID(chatId, 'useThreadHistory_messages');

/** The connections among these that the store holds: Relay warns of edges for others. */
export const heldConnections = (environment: IEnvironment, ids: readonly DataID[]): DataID[] =>
  ids.filter((id) => environment.getStore().getSource().has(id));
