import type { IEnvironment } from 'relay-runtime';

/**
 * Global id of a chat that some list has brought already, by its uuid; null when the store has none.
 * With it the chat's header is painted from the store while its messages load.
 */
export function chatIdInStore(environment: IEnvironment, uuid: string): string | null {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id);
    if (record?.['__typename'] === 'Chat' && record['uuid'] === uuid) return id;
  }
  return null;
}
