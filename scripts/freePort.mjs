import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port of the loopback interface, at the time of the call.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
