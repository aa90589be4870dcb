// What is measured: three operations, and how each server is asked for them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Connections and credentials, one each. */
export const CALLERS = 64;

export interface Operation {
  readonly name: string;
  /** Its text, as in bench/documents. */
  readonly text: string;
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

function load(name: string, variables: Operation['variables']): Operation {
  const text = readFileSync(new URL(`documents/${name}.graphql`, import.meta.url), 'utf8');
  return { name, text, id: createHash('sha256').update(text).digest('hex'), variables };
}

/** `chatId`: uuid of a chat of the recorded account. */
export function loadOperations(chatId: string): readonly Operation[] {
  return [
    load('leads', { first: 10, period: 'ALL', sort: 'NEWEST' }),
    load('messenger', { first: 20, view: 'INBOX', chatId, last: 50 }),
    load('leads-with-chats', { first: 10, status: 'ACCEPTED' }),
  ];
}

export type Server = 'gateway' | 'apollo' | 'mercurius' | 'bff';

/** A server with one way of asking it. */
export interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  readonly body: (operation: Operation) => unknown;
}

function byText({ text, variables }: Operation) {
  return { query: text, variables };
}

export const contestants: readonly Contestant[] = [
  {
    name: 'gateway, trusted',
    server: 'gateway',
    path: '/graphql',
    body: ({ id, variables }) => ({ documentId: id, variables }),
  },
  { name: 'gateway, ad-hoc', server: 'gateway', path: '/graphql', body: byText },
  { name: 'plain Apollo', server: 'apollo', path: '/', body: byText },
  { name: 'Mercurius + jit', server: 'mercurius', path: '/graphql', body: byText },
  {
    name: 'hand-written BFF',
    server: 'bff',
    path: '/',
    body: ({ name, variables }) => ({ screen: name, variables }),
  },
];

/** Credential of a caller; the fake upstream makes an account of each. */
export function authorizationOf(caller: number): string {
  return `Bearer bench-credential-${String(caller).padStart(4, '0')}`;
}

/** The bytes of one request. */
export function requestOf({ path, body }: Contestant, operation: Operation, port: number, caller: number): Buffer {
  const text = JSON.stringify(body(operation));
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `authorization: ${authorizationOf(caller)}`,
    'content-type: application/json',
    'accept: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}
