import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server that speaks as much of PostgreSQL's protocol as a client needs to send queries. */
export interface FakePostgres {
  readonly url: string;
  /** Connections on which a query was received, in this order. */
  readonly queried: readonly Socket[];
  /** What it does with each query; `ready` responds that it returned no rows. */
  onQuery: (connection: Socket, ready: () => void) => void;
  close(): void;
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const SIGNED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const NO_ROWS = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY]);

/** The message with which PostgreSQL ends a connection because it shuts down. */
export const SHUTTING_DOWN = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

const ASKS_FOR_PASSWORD = message('R', Buffer.from('\0\0\0\x0aSCRAM-SHA-256\0\0'));
const SALT = message('R', Buffer.from('\0\0\0\x0br=nonce,s=c2FsdA==,i=4096'));

/** Starts it on a free port. `greeting`: how it responds to a new connection. */
export async function startFakePostgres(
  greeting: 'welcome' | 'password' | 'silence' = 'welcome',
): Promise<FakePostgres> {
  const open = new Set<Socket>();
  const queried: Socket[] = [];
  const server = createServer((connection) => {
    open.add(connection);
    connection.on('error', () => undefined);
    connection.on('close', () => open.delete(connection));
    if (greeting === 'silence') return;
    connection.once('data', () => {
      if (greeting === 'password') {
        connection.write(ASKS_FOR_PASSWORD);
        connection.once('data', () => connection.write(SALT));
        return;
      }
      connection.write(Buffer.concat([SIGNED_IN, READY]));
      connection.on('data', (sent) => {
        // A simple query; else the client says goodbye.
        if (sent[0] !== 'Q'.charCodeAt(0)) return;
        queried.push(connection);
        fake.onQuery(connection, () => connection.write(NO_ROWS));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakePostgres = {
    url: `postgres://portal@127.0.0.1:${(server.address() as AddressInfo).port}/portal`,
    queried,
    onQuery: (_connection, ready) => ready(),
    close: () => {
      for (const connection of open) connection.destroy();
      server.close();
    },
  };
  return fake;
}
