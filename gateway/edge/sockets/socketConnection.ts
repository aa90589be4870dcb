import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { CLOSE_CODES } from '../../../domain/closeCodes.ts';
import { errorFields } from '../../telemetry/log.ts';
import type { Log } from '../../telemetry/log.ts';

/** Time between two pings, and how long the answer to one may take. */
const KEEP_ALIVE_MS = 12_000;

/** What graphql-ws keeps about a socket. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/**
 * Runs graphql-transport-ws on an opened socket. The adapter of graphql-ws would print a stack trace to standard error,
 * past the log, for every client that leaves while it is written to or sends a broken frame.
 */
export function serveSocket(server: Server<SocketExtra>, { socket, request }: SocketExtra, log: Log): void {
  // ws itself closes the socket with a code for the error.
  socket.on('error', () => undefined);
  const stopPings = pingRegularly(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      // A failed write means that the client has left, which ends its operations anyway.
      send: (data) =>
        new Promise((resolve) => {
          if (socket.readyState === socket.OPEN) socket.send(data, () => resolve());
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => {
        socket.on('message', (data: Buffer) => {
          handle(data.toString()).catch((error: unknown) => {
            log.error(errorFields(error), 'unexpected error in a socket');
            socket.close(CLOSE_CODES.internalError, 'Internal server error');
          });
        });
      },
    },
    { socket, request },
  );
  socket.once('close', (code, reason) => {
    stopPings();
    void closed(code, reason.toString());
  });
}

/** Terminates a socket that does not answer a ping. Returns a function that ends the pings. */
function pingRegularly(socket: WebSocket): () => void {
  let wait: NodeJS.Timeout | undefined;
  const pings = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    wait = setTimeout(() => socket.terminate(), KEEP_ALIVE_MS);
    socket.ping();
  }, KEEP_ALIVE_MS);
  socket.on('pong', () => clearTimeout(wait));
  return () => {
    clearTimeout(wait);
    clearInterval(pings);
  };
}
