import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/**
 * Sends raw bytes to the server at `origin`, without an HTTP client that would correct them. Resolves when connected.
 */
export async function sendRaw(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** The response status for these bytes, 0 if the connection ended without one. */
export async function rawStatus(origin: string, text: string): Promise<number> {
  const socket = await sendRaw(origin, text);
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  socket.destroy();
  return Buffer.isBuffer(answer) ? Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer.toString('latin1'))?.[1]) : 0;
}
