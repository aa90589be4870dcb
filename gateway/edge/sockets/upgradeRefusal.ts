import type { Duplex } from 'node:stream';

const STATUS_TEXT = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  503: 'Service Unavailable',
} as const;

export type RefusedStatus = keyof typeof STATUS_TEXT;

/** Answers an upgrade request with a plain HTTP status, and closes the connection even if the client does not. */
export function refuseUpgrade(socket: Duplex, status: RefusedStatus): void {
  // Node's timeouts do not cover upgrades.
  socket.once('finish', () => socket.destroy());
  const retry = status === 503 ? 'Retry-After: 2\r\n' : '';
  socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
