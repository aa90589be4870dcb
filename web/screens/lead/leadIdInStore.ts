import type { IEnvironment } from 'relay-runtime';

/**
 * Global id of a lead that a list has brought already, by its slug or uuid; null when the store has none.
 * Asked for by it, the lead is painted from the store at once and refreshed behind.
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
