// An upstream that answers as fast as one process can, so that only the server in front of it is measured. Bodies are
// recorded from the reference upstream on first use, then served from memory by a plain socket server. It lets every
// caller of the benchmark sign in with any password. Runs in its own process.
import { createServer, type Socket } from 'node:net';
import type { WireSession } from '../upstream/contract/auth.ts';
import { callerOf, credentialOf } from './callers.ts';

const RECORD_FROM = process.env['RECORD_FROM'] ?? '';
const RECORD_AUTHORIZATION = process.env['RECORD_AUTHORIZATION'] ?? '';
/** The response at this path contains the account, so it differs by credential. */
const ACCOUNT_PATH = '/account/';
const LOGIN_PATH = '/auth/login';
const SESSION_MS = 12 * 60 * 60_000;
/** Ends recording; returns the number of bodies. */
const SEAL_PATH = '/bench/seal';

const answers = new Map<string, Buffer>();
let isSealed = false;
let accountBody = '';

function toAnswer(body: string, status = 200): Buffer {
  return Buffer.from(
    `HTTP/1.1 ${status} OK\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
const MISSING = toAnswer('{"code":"NOT_RECORDED","message":""}', 404);

async function record(path: string): Promise<string> {
  const answer = await fetch(RECORD_FROM + path, { headers: { authorization: RECORD_AUTHORIZATION } });
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
  return answer.text();
}

/** The recorded account with an id derived from the credential. */
async function accountOf(authorization: string): Promise<{ readonly user: { readonly id: string } }> {
  if (accountBody === '') accountBody = await record(ACCOUNT_PATH);
  const account = JSON.parse(accountBody) as { user: { id: string } };
  const id = Buffer.from(authorization).toString('hex').slice(-8);
  return { ...account, user: { ...account.user, id: account.user.id.slice(0, -8) + id } };
}

async function signIn(body: string): Promise<Buffer> {
  const caller = callerOf((JSON.parse(body) as { email: string }).email);
  if (caller === null) return toAnswer('{"code":"INVALID_CREDENTIALS","message":""}', 401);
  const token = credentialOf(caller);
  const session: WireSession = {
    token,
    expiresAt: new Date(Date.now() + SESSION_MS).toISOString(),
    accountId: (await accountOf(`Bearer ${token}`)).user.id,
  };
  return toAnswer(JSON.stringify(session));
}

function headerOf(head: string, name: string): string {
  const start = head.toLowerCase().indexOf(`\r\n${name}: `);
  return start < 0 ? '' : head.slice(start + name.length + 4, head.indexOf('\r\n', start + 2));
}

async function answerSlowly({ path, authorization, body }: Asked): Promise<Buffer> {
  if (path === SEAL_PATH) {
    isSealed = true;
    return toAnswer(JSON.stringify({ bodies: answers.size }));
  }
  if (path === '/healthz') return toAnswer('{}');
  if (path === LOGIN_PATH) return signIn(body);
  if (path === ACCOUNT_PATH) {
    const answer = toAnswer(JSON.stringify(await accountOf(authorization)));
    answers.set(`${path} ${authorization}`, answer);
    return answer;
  }
  if (isSealed) {
    process.stderr.write(`not recorded: ${path}\n`);
    return MISSING;
  }
  const answer = toAnswer(await record(path));
  answers.set(path, answer);
  return answer;
}

interface Asked {
  readonly path: string;
  /** Empty if the response does not depend on it. */
  readonly authorization: string;
  readonly body: string;
}

function serve(socket: Socket): void {
  let rest = '';
  // Responses keep the order of requests, even if one must be recorded first.
  let pending: Promise<void> | null = null;
  const answer = (asked: Asked): void => {
    const { path, authorization } = asked;
    const known = answers.get(authorization === '' ? path : `${path} ${authorization}`);
    if (known && !pending) {
      socket.write(known);
      return;
    }
    const before = pending;
    pending = (async () => {
      await before;
      socket.write(known ?? (await answerSlowly(asked)));
    })().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      socket.destroy();
    });
    const mine = pending;
    void mine.then(() => {
      if (pending === mine) pending = null;
    });
  };
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
      const head = rest.slice(0, end + 2);
      const begin = end + 4;
      const length = head.startsWith('GET') ? 0 : Number(headerOf(head, 'content-length'));
      if (rest.length < begin + length) return;
      const path = head.slice(head.indexOf(' ') + 1, head.indexOf(' ', 5));
      answer({
        path,
        authorization: path === ACCOUNT_PATH ? headerOf(head, 'authorization') : '',
        body: rest.slice(begin, begin + length),
      });
      rest = rest.slice(begin + length);
    }
  });
}

createServer(serve).listen(Number(process.env['PORT']), '127.0.0.1');
