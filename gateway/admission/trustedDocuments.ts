import { readFileSync, statSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { prepareTrusted } from './documents.ts';
import type { PreparedDocument } from './documents.ts';

/** The operations of the web application by their build-time id (GWY-20). */
export interface TrustedDocuments {
  get(id: string): PreparedDocument | undefined;
  readonly all: () => readonly PreparedDocument[];
}

function readFile(file: string): Map<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${file} must hold an object of id and text.`);
  return new Map(Object.entries(content).map(([id, text]) => [id, String(text)]));
}

/**
 * Reads, validates and compiles all documents of the file now, so that no user waits for it.
 * `isDevelopment`: the file is read again when an unknown id is asked for and the file has changed.
 */
export function loadTrustedDocuments(file: string, schema: GraphQLSchema, isDevelopment: boolean): TrustedDocuments {
  const documents = new Map<string, PreparedDocument>();
  let readAt = 0;
  const load = (): void => {
    readAt = statSync(file).mtimeMs;
    for (const [id, text] of readFile(file)) {
      if (documents.has(id)) continue;
      const prepared = prepareTrusted(text, id, schema);
      for (const operation of prepared.operations) operation.compile();
      documents.set(id, prepared);
    }
  };
  load();
  return {
    get(id) {
      const known = documents.get(id);
      if (known || !isDevelopment || statSync(file).mtimeMs === readAt) return known;
      load();
      return documents.get(id);
    },
    all: () => [...documents.values()],
  };
}
