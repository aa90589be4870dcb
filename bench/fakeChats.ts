// The part of the upstream that live chats use, in memory. POST /emit makes the leads of a group's accounts write. Runs
// in its own process.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { WireAccount, WireSubscription } from '../upstream/contract/account.ts';
import type { WireChat, WireLastRead, WireLatestMessages, WireMessage } from '../upstream/contract/chats.ts';
import { accountOfChat, accountOfHeader, accountUuid, accountsOf, chatOf, messageOf } from './chatEvents.ts';
import type { Emission } from './chatEvents.ts';

const BEGIN = Number(process.env['EVENTS_BEGIN']);

const newest = new Map<number, number>();

function accountAnswer(account: number): WireAccount {
  return {
    user: {
      id: accountUuid(account),
      email: `account-${account}@demo.example`,
      semrushId: account,
      getStarted: true,
      forms: [],
      agencyStatus: null,
      blockReason: null,
      filledDraft: false,
      agencyAlias: null,
      roles: [],
      moderationStatus: null,
      hasHubspotAccess: false,
    },
    locale: 'en',
    timeZone: 'Europe/Berlin',
    offers: [],
  };
}

function latestAnswer(account: number, after: number): WireLatestMessages {
  const last = newest.get(account) ?? 0;
  const messages: WireMessage[] = [];
  for (let number = last; number >= 0; number -= 1) {
    const message = messageOf(account, number, BEGIN);
    if (Date.parse(message.updatedAt) <= after) break;
    messages.unshift(message);
  }
  return { messages, serverTs: messageOf(account, last, BEGIN).updatedAt };
}

/** Undefined for unexpected requests. */
function answerOf(url: URL, authorization: string): unknown {
  const { pathname, searchParams } = url;
  if (pathname === '/healthz') return {};
  if (pathname === '/account/') return accountAnswer(accountOfHeader(authorization));
  if (pathname === '/account/subscription/') {
    const subscription: WireSubscription = { productName: 'PRO', status: 'paid', tariff: 'AGK_S' };
    return { data: { subscription } };
  }
  const [, chat = '', rest] = /^\/messaging\/api\/v1\/agency\/chats\/([\da-f-]{36})(.*)$/.exec(pathname) ?? [];
  const account = accountOfChat(chat);
  if (rest === '') return { chat: chatOf(account, newest.get(account) ?? 0, BEGIN) } satisfies { chat: WireChat };
  if (rest === '/messages/last-read/') return { timestamp: null } satisfies WireLastRead;
  if (rest === '/messages/latest') return latestAnswer(account, Date.parse(searchParams.get('after') ?? ''));
  return undefined;
}

async function emit(request: IncomingMessage): Promise<unknown> {
  const { group, number } = (await readJson(request)) as Emission;
  for (const account of accountsOf(group)) newest.set(account, number);
  return {};
}

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://upstream');
  void (async () => {
    const isEmit = request.method === 'POST' && url.pathname === '/emit';
    const answer = isEmit ? await emit(request) : answerOf(url, request.headers.authorization ?? '');
    if (answer === undefined) process.stderr.write(`unexpected: ${request.method} ${request.url}\n`);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 'NOT_FOUND', message: '' }));
  })();
}).listen(Number(process.env['PORT']), '127.0.0.1');
