import { setImmediate } from 'node:timers/promises';
import { SERVICES } from '../../domain/catalogue/services.ts';
import type { Deps } from '../db/deps.ts';
import { type AgencyIndex, createAgencyIndex } from './agencyIndex.ts';
import { BEGINNING, readChanges } from './changes.ts';
import { toEntry } from './directoryEntry.ts';
import { type LocationBook, readLocationBook } from './locationBook.ts';
import { createVocabularies, type Vocabulary } from './search/vocabulary.ts';
import type { WireLocale } from '../contract/account.ts';

/** The data behind the directory's endpoints. */
export interface Directory {
  readonly index: AgencyIndex;
  readonly locations: LocationBook;
  /** The vocabulary of a language. */
  readonly vocabulary: (language: WireLocale) => Vocabulary;
}

/**
 * An in-memory copy of the directory, brought up to date on every call: it first reads the changes since the last call
 * from the database (one index lookup, usually empty), so that every process sees what any of them has written.
 */
export interface DirectoryCache {
  read(): Promise<Directory>;
  locations(): Promise<LocationBook>;
}

/** How many agencies are indexed before yielding to other requests. */
const ROWS_AT_ONCE = 50;

export function createDirectoryCache(deps: Deps): DirectoryCache {
  const index = createAgencyIndex();
  const parents = new Map(SERVICES.flatMap(({ id, children }) => children.map((part) => [part.id, id] as const)));
  let locations: LocationBook | null = null;
  const readLocations = async (): Promise<LocationBook> => (locations ??= await readLocationBook(deps));
  let vocabulary: Directory['vocabulary'] | null = null;
  let horizon = BEGINNING;

  const refresh = async (): Promise<Directory> => {
    const book = await readLocations();
    const changes = await readChanges(deps, horizon);
    for (const [count, row] of changes.rows.entries()) {
      // The first read indexes all agencies, so it yields to other requests in between.
      if (count % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
      if (row.is_listed) index.put(toEntry(row, book, parents));
      else index.remove(row.id);
    }
    ({ horizon } = changes);
    vocabulary ??= createVocabularies(book);
    return { index, locations: book, vocabulary };
  };

  // Reads run one at a time, so that an older result never overwrites a newer one. A caller that arrives during a read
  // may have written something after that read started, so it waits for the next one, which all such callers share.
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
