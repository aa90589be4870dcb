// Pushes under load: how long a message takes to appear in the sender's other tab, upstream calls for open chats and
// idle accounts, memory of an idle subscriber. Run manually: `npm run bench -- live`; takes about four minutes. Needs
// only the project itself.
import { readFile } from 'node:fs/promises';
import { startGateway, type Gateway } from '../tests/harness/gateway.ts';
import { demoPassword, startUpstream, type Upstream } from '../tests/harness/upstream.ts';
import { upstreamSnapshot } from '../tests/harness/snapshot.ts';
import { allChatsOf, openChatsOf, openSocket, within, type LiveSocket } from '../tests/live/testing/liveSocket.ts';

const SOCKETS_PER_ACCOUNT = 10;
const STREAMS_PER_SOCKET = 20;
const ACCOUNTS = 20;
const SENDS = 100;
const WINDOW_MS = 60_000;
const IDLE_ACCOUNTS = 1_000;
const SIGN_UPS_AT_ONCE = 8;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resident memory of a process, in KB. */
async function residentOf(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

function print(name: string, value: string, goal: string): void {
  return console.log(`${name.padEnd(58)} ${value.padStart(12)}   goal ${goal}`);
}

const ACCEPT = 'mutation Accept($input: AcceptLeadInput!) { acceptLead(input: $input) { errors { code } } }';
const SEND = 'mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }';

/** A new paying account, without leads. */
async function newAccount(upstream: Upstream, number: number): Promise<{ token: string; email: string }> {
  const email = `bench-${number}@demo.example`;
  const answer = await fetch(`${upstream.url}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': `10.2.${number >> 8}.${number & 255}` },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  await upstream.control('PUT', `/accounts/${email}/subscription`, {
    status: 'paid',
    productName: 'PRO',
    tariff: 'AGK_S',
  });
  return { token, email };
}

/** A new paying account with one chat. */
async function newAccountWithChat(
  upstream: Upstream,
  gateway: Gateway,
  number: number,
): Promise<{ token: string; chat: string }> {
  const { token, email } = await newAccount(upstream, number);
  const { uuid } = (await upstream.control('POST', `/accounts/${email}/leads`)) as { uuid: string };
  await gateway.run(token, ACCEPT, { input: { leadId: Buffer.from(`Lead:${uuid}`).toString('base64url') } });
  const [chat = ''] = await openChatsOf(upstream.url, token);
  if (chat === '') throw new Error('the new account has no chat');
  return { token, chat };
}

async function follow(gateway: Gateway, token: string, chats: readonly string[]): Promise<LiveSocket[]> {
  const sockets = Array.from({ length: SOCKETS_PER_ACCOUNT }, () => openSocket(() => gateway.socketUrl, token));
  const followed = sockets.flatMap((socket, index) =>
    Array.from({ length: STREAMS_PER_SOCKET }, (_, stream) =>
      socket.followChat(chats[(index * STREAMS_PER_SOCKET + stream) % chats.length] ?? ''),
    ),
  );
  await within(60_000, 'first states', () => followed.every((chat) => chat.events.length > 0));
  return sockets;
}

async function idleMemory(upstream: Upstream, gateway: Gateway): Promise<void> {
  const accounts = [];
  for (let number = 0; number < ACCOUNTS; number += 1)
    accounts.push(await newAccountWithChat(upstream, gateway, number));
  const sockets: LiveSocket[] = [];
  const [warmUp, ...others] = accounts;
  if (warmUp === undefined) return;
  sockets.push(...(await follow(gateway, warmUp.token, [warmUp.chat])));
  await pause(10_000);
  const before = await residentOf(gateway.processId);
  for (const { token, chat } of others) sockets.push(...(await follow(gateway, token, [chat])));
  await pause(20_000);
  const after = await residentOf(gateway.processId);
  const subscribers = others.length * SOCKETS_PER_ACCOUNT * STREAMS_PER_SOCKET;
  print(
    `idle subscriber (${subscribers} on ${sockets.length} sockets)`,
    `${((after - before) / subscribers).toFixed(1)} KB`,
    '<= 25 KB',
  );
  await Promise.all(sockets.map((socket) => socket.close()));
}

async function ownSend(upstream: Upstream, gateway: Gateway): Promise<void> {
  const token = await upstream.signIn('owner-start');
  const [chat = ''] = await openChatsOf(upstream.url, token);
  const socket = openSocket(() => gateway.socketUrl, token);
  const other = socket.followChat(chat);
  await within(10_000, 'first state', () => other.events.length > 0);
  const delays: number[] = [];
  for (let number = 0; number < SENDS; number += 1) {
    const text = `no. ${number}`;
    const start = performance.now();
    const sent = gateway.run(token, SEND, { input: { chatUuid: chat, text } });
    await within(10_000, text, () => other.texts.includes(text));
    delays.push(performance.now() - start);
    await sent;
  }
  print('own message to another tab, from the click, p50', `${percentile(delays, 0.5).toFixed(0)} ms`, '<= 100 ms');
  print('… p95', `${percentile(delays, 0.95).toFixed(0)} ms`, '-');
  await socket.close();
}

async function sharing(upstream: Upstream, gateway: Gateway): Promise<void> {
  const token = await upstream.signIn('owner-scale');
  const chats = (await allChatsOf(upstream.url, token)).slice(0, 50);
  const sockets = await follow(gateway, token, chats);
  await upstream.markRequests();
  await pause(WINDOW_MS);
  const polls = await upstream.requests({ path: '/messages/latest' });
  const ratio = polls.length / (chats.length * (WINDOW_MS / 5_000));
  print(`polls per chat and interval (200 streams, ${chats.length} chats, 60 s)`, ratio.toFixed(3), '<= 1.05');
  await Promise.all(sockets.map((socket) => socket.close()));
}

/** Counts upstream calls of accounts that follow their messenger without any events. */
async function idleAccounts(upstream: Upstream, gateway: Gateway): Promise<void> {
  const sockets: LiveSocket[] = [];
  let next = ACCOUNTS;
  const signUp = async (): Promise<void> => {
    while (next < ACCOUNTS + IDLE_ACCOUNTS) {
      const { token } = await newAccount(upstream, next++);
      const socket = openSocket(() => gateway.socketUrl, token);
      sockets.push(socket);
      const events = socket.followMessenger();
      await within(60_000, 'the first state', () => events.length >= 2);
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, signUp));
  // The first polls start at a random phase.
  await pause(6_000);
  await upstream.markRequests();
  await pause(WINDOW_MS);
  const counts = new Map<string, number>();
  for (const { path } of await upstream.requests({ limit: 100_000 })) counts.set(path, (counts.get(path) ?? 0) + 1);
  const perSecond = (count: number): string => `${(count / (WINDOW_MS / 1_000)).toFixed(1)}/s`;
  const counters = [...counts]
    .filter(([path]) => path.includes('/counters'))
    .reduce((sum, [, count]) => sum + count, 0);
  const ratio = counters / (IDLE_ACCOUNTS * (WINDOW_MS / 5_000));
  print(`counter calls of ${IDLE_ACCOUNTS} accounts at rest (60 s)`, perSecond(counters), '<= 210/s');
  print('… per account and 5 s', ratio.toFixed(3), '<= 1.05');
  for (const [path, count] of counts) print(`… of all calls: ${path}`, perSecond(count), '-');
  await Promise.all(sockets.map((socket) => socket.close()));
}

await upstreamSnapshot();
const upstream = await startUpstream();
const gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } });
try {
  await ownSend(upstream, gateway);
  await sharing(upstream, gateway);
  await idleMemory(upstream, gateway);
  await idleAccounts(upstream, gateway);
} finally {
  await gateway.stop();
  await upstream.stop();
}
