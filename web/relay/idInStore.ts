import type { IEnvironment } from 'relay-runtime';

/**
 * Global id of an object that a list has already loaded, by its uuid or slug; null if the store has none. A query by id
 * renders from the store at once and refetches in the background.
 */
export function idInStore(environment: IEnvironment, type: 'Chat' | 'Lead', slugOrUuid: string): string | null {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id);
    if (record?.['__typename'] === type && (record['uuid'] === slugOrUuid || record['slug'] === slugOrUuid)) return id;
  }
  return null;
}
