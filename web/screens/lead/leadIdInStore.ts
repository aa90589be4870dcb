import type { IEnvironment } from 'relay-runtime';

/**
 * Global id of a lead that a list has already loaded, by slug or uuid; null if the store has none. A query by id
 * renders from the store at once and refetches in the background.
 */
export function leadIdInStore(environment: IEnvironment, slugOrUuid: string): string | null {
  const source = environment.getStore().getSource();
  for (const id of source.getRecordIDs()) {
    const record = source.get(id);
    if (record?.['__typename'] === 'Lead' && (record['slug'] === slugOrUuid || record['uuid'] === slugOrUuid))
      return id;
  }
  return null;
}
