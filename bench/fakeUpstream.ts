// An upstream that answers as fast as one process can, so that what is measured is the server in front of it: bodies are
// recorded from the reference upstream on the first asking, then served from memory by a bare socket server. A process of its own.
import { createServer, type Socket } from 'node:net';

const RECORD_FROM = process.env['RECORD_FROM'] ?? '';
const RECORD_AUTHORIZATION = process.env['RECORD_AUTHORIZATION'] ?? '';
/** Its answer tells who is calling, so it differs by credential. */
const ACCOUNT_PATH = '/account/';
/** Ends recording; answers how many bodies there are. */
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

/** The recorded account with an id made from the credential. */
function accountOf(authorization: string): Buffer {
  const account = JSON.parse(accountBody) as { user: { id: string } };
  const id = Buffer.from(authorization).toString('hex').slice(-8);
  return toAnswer(JSON.stringify({ ...account, user: { ...account.user, id: account.user.id.slice(0, -8) + id } }));
}

function headerOf(head: string, name: string): string {
  const start = head.toLowerCase().indexOf(`\r\n${name}: `);
  return start < 0 ? '' : head.slice(start + name.length + 4, head.indexOf('\r\n', start + 2));
}

async function answerSlowly(path: string, authorization: string): Promise<Buffer> {
  if (path === SEAL_PATH) {
    isSealed = true;
    return toAnswer(JSON.stringify({ bodies: answers.size }));
  }
  if (path === '/healthz') return toAnswer('{}');
  if (path === ACCOUNT_PATH) {
    if (accountBody === '') accountBody = await record(path);
    const answer = accountOf(authorization);
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

function serve(socket: Socket): void {
  let rest = '';
  // Answers keep the order of the requests even when one must be recorded first.
  let pending: Promise<void> | null = null;
  const answer = (head: string): void => {
    const path = head.slice(4, head.indexOf(' ', 4));
    const authorization = path === ACCOUNT_PATH ? headerOf(head, 'authorization') : '';
    const known = answers.get(authorization === '' ? path : `${path} ${authorization}`);
    if (known && !pending) {
      socket.write(known);
      return;
    }
    const before = pending;
    pending = (async () => {
      await before;
      socket.write(known ?? (await answerSlowly(path, authorization)));
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
      rest = rest.slice(end + 4);
      answer(head);
    }
  });
}

createServer(serve).listen(Number(process.env['PORT']), '127.0.0.1');
