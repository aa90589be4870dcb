import type { IEnvironment } from 'relay-runtime';

/**
 * Global id of a chat that a list has already loaded, by its uuid; null if the store has none. With the id, the chat's
 * header renders from the store while its messages load.
 */
export function chatIdInStore(environment: IEnvironment, uuid: string): string | null {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id);
    if (record?.['__typename'] === 'Chat' && record['uuid'] === uuid) return id;
  }
  return null;
}
