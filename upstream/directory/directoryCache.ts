import { SERVICES } from '../../domain/catalogue/services.ts';
import type { Deps } from '../db/deps.ts';
import { type AgencyIndex, createAgencyIndex } from './agencyIndex.ts';
import { BEGINNING, readChanges } from './changes.ts';
import { toEntry } from './directoryEntry.ts';
import { type LocationBook, readLocationBook } from './locationBook.ts';

/** What the calls of the directory are answered from. */
export interface Directory {
  readonly index: AgencyIndex;
  readonly locations: LocationBook;
}

/**
 * The directory in memory, as of a moment after the call: each call asks the database what has changed since the
 * last one (one look at an index, usually nothing), so that every process shows what any of them wrote.
 */
export interface DirectoryCache {
  read(): Promise<Directory>;
  locations(): Promise<LocationBook>;
}

export function createDirectoryCache(deps: Deps): DirectoryCache {
  const index = createAgencyIndex();
  const parents = new Map(SERVICES.flatMap(({ id, children }) => children.map((part) => [part.id, id] as const)));
  let locations: LocationBook | null = null;
  const readLocations = async (): Promise<LocationBook> => (locations ??= await readLocationBook(deps));
  let horizon = BEGINNING;

  const refresh = async (): Promise<Directory> => {
    const book = await readLocations();
    const changes = await readChanges(deps, horizon);
    for (const row of changes.rows) {
      if (row.is_listed) index.put(toEntry(row, book, parents));
      else index.remove(row.id);
    }
    ({ horizon } = changes);
    return { index, locations: book };
  };

  // One look at a time, so that an older one never overwrites a newer one. Who comes while one is under way may have
  // written after it began, and waits for the next; all of these share it.
  let running: Promise<Directory> | null = null;
  let next: Promise<Directory> | null = null;
  const start = (): Promise<Directory> => {
    const look = refresh().finally(() => {
      if (running === look) running = null;
    });
    running = look;
    return look;
  };
  return {
    locations: readLocations,
    read: async () => {
      if (running === null) return await start();
      next ??= running
        .catch(() => undefined)
        .then(async () => {
          next = null;
          return await start();
        });
      return await next;
    },
  };
}
