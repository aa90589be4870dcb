// The documents of bench/documents, and the file of trusted ones that the gateway is started with.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A document from bench/documents. `id`: SHA-256 of its text, as in the web's build. */
export interface Document {
  readonly name: string;
  readonly text: string;
  readonly id: string;
}

export function loadDocument(name: string): Document {
  const text = readFileSync(new URL(`documents/${name}.graphql`, import.meta.url), 'utf8');
  return { name, text, id: hash('sha256', text, 'hex') };
}

/** The content of the file in `PERSISTED_QUERIES`: a JSON object from id to text. */
export function toTrustedFile(documents: readonly Document[]): string {
  return JSON.stringify(Object.fromEntries(documents.map(({ id, text }) => [id, text])));
}
