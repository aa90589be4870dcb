// What is measured: four operations, and how each server is called.
import { toRequest } from './ask.ts';
import type { Request } from './ask.ts';
import { browserHeaders } from './browserHeaders.ts';
import { credentialOf } from './callers.ts';
import { loadDocument } from './documents.ts';
import type { Document } from './documents.ts';
import type { Session } from './sessions.ts';

export interface Operation extends Document {
  readonly variables: Readonly<Record<string, unknown>>;
}

/** `chatUuid`: uuid of a chat of the recorded account. */
export function loadOperations(chatUuid: string): readonly Operation[] {
  return [
    { ...loadDocument('leads'), variables: { first: 10, period: 'ALL', sort: 'NEWEST' } },
    { ...loadDocument('dashboard'), variables: {} },
    { ...loadDocument('messenger'), variables: { first: 20, view: 'INBOX', chatUuid, last: 50 } },
    { ...loadDocument('leadsWithChats'), variables: { first: 10, status: 'ACCEPTED' } },
  ];
}

/** Server processes. The gateway runs twice, so that trusted documents and text do not warm each other up. */
export type Server = 'gatewayTrusted' | 'gatewayText' | 'apollo' | 'apolloFastify' | 'mercurius' | 'bff';

/** A server with one way of calling it. */
export interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  /** How the caller is identified. Peers have no sessions: they get the browser's cookie, but use the credential. */
  readonly asks: 'by cookie' | 'by credential' | 'by credential, with the cookie';
  readonly body: (operation: Operation) => unknown;
}

function byText({ text, variables }: Operation) {
  return { query: text, variables };
}

export const TRUSTED = 'gateway, trusted';
export const TEXT = 'gateway, text';
export const APOLLO = 'plain Apollo';
export const BEST_APOLLO = 'Apollo, Fastify, jit';
export const MERCURIUS = 'Mercurius, jit';
export const BFF = 'hand-written BFF';

export const contestants: readonly Contestant[] = [
  {
    name: TRUSTED,
    server: 'gatewayTrusted',
    path: '/graphql',
    asks: 'by cookie',
    body: ({ id, variables }) => ({ documentId: id, variables }),
  },
  { name: TEXT, server: 'gatewayText', path: '/graphql', asks: 'by credential', body: byText },
  { name: APOLLO, server: 'apollo', path: '/', asks: 'by credential, with the cookie', body: byText },
  {
    name: BEST_APOLLO,
    server: 'apolloFastify',
    path: '/graphql',
    asks: 'by credential, with the cookie',
    body: byText,
  },
  { name: MERCURIUS, server: 'mercurius', path: '/graphql', asks: 'by credential, with the cookie', body: byText },
  {
    name: BFF,
    server: 'bff',
    path: '/',
    asks: 'by credential, with the cookie',
    body: ({ name, variables }) => ({ screen: name, variables }),
  },
];

export function requestOf(contestant: Contestant, operation: Operation, caller: number, session: Session): Request {
  const { asks } = contestant;
  const headers = {
    ...browserHeaders(),
    'x-page-viewer': session.viewerId,
    ...(asks !== 'by cookie' && { authorization: `Bearer ${credentialOf(caller)}` }),
    ...(asks !== 'by credential' && { cookie: session.cookie }),
  };
  return toRequest(contestant.path, headers, contestant.body(operation));
}
