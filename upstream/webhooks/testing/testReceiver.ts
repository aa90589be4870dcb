import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  readonly url: string;
  /** All webhook calls, in the order of their arrival. */
  readonly calls: readonly ReceivedCall[];
  close(): Promise<void>;
}

/** Starts a receiver of webhooks on this machine. `answer` determines the response to each call; default: 204. */
export async function startReceiver(
  answer: (call: ReceivedCall, response: ServerResponse) => void = (_call, response) => {
    response.writeHead(204).end();
  },
): Promise<TestReceiver> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // A client of another test may still call whoever had this port before.
      if (request.headers['webhook-id'] === undefined) {
        response.writeHead(404).end();
        return;
      }
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      calls.push(call);
      answer(call, response);
    });
    request.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
