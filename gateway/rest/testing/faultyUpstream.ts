import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly csrf: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The raw body, for forms. */
  readonly bytes: Buffer<ArrayBuffer>;
}

type Answer = (response: ServerResponse, socket: Socket) => void;
type Behaviour = (request: Received) => Answer | undefined;

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}
/** Accepts the request and never answers. */
export const hang: Answer = () => undefined;
/** Resets the connection before any response. */
export const reset: Answer = (_response, socket) => {
  socket.resetAndDestroy();
};
/** Starts a response and resets the connection in the middle of the body. */
export const resetMidBody: Answer = (response, socket) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"a":', () => socket.resetAndDestroy());
};
/** One byte every 20 ms: never idle, never done. */
export const trickle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
export function raw(status: number, contentType: string, body: string, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };
}

export interface FaultyUpstream {
  readonly url: string;
  /** All requests in order of arrival. */
  readonly received: Received[];
  /** Sets how further requests are answered; undefined = 404. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** An upstream with injectable faults. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const received: Received[] = [];
  let behaviour: Behaviour = () => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      const { headers } = request;
      const bytes = Buffer.concat(chunks);
      const csrf = headers['x-csrf-token'];
      const entry: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: headers.authorization,
        csrf: typeof csrf === 'string' ? csrf : undefined,
        headers,
        body: bytes.toString(),
        bytes,
      };
      received.push(entry);
      (behaviour(entry) ?? json(404, { code: 'NOT_FOUND', message: 'upstream text' }))(response, request.socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
