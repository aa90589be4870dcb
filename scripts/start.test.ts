import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './freePort.mjs';
import { checkPorts, reachableHost, settings } from './start.mjs';

describe('reachableHost', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['0.0.0.0', '127.0.0.1'],
    ['192.0.2.2', '192.0.2.2'],
    ['::1', '[::1]'],
    ['::', '[::1]'],
  ])('a program that listens on %s is reached at %s', (host, reachable) => {
    expect(reachableHost(host)).toBe(reachable);
  });
});

describe('settings', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['', 'http://localhost:4010/subscribe'],
    ['0.0.0.0', 'http://localhost:4010/subscribe'],
    ['192.0.2.2', 'http://192.0.2.2:4010/subscribe'],
  ])('the shop of the demo is linked where an upstream on %s answers', (host, shop) => {
    vi.stubEnv('UPSTREAM_HOST', host);
    expect(settings(false).gateway.SUBSCRIBE_URL).toBe(shop);
  });

  it('the portal is named by its public address, in which the gateway accepts no double slash', () => {
    vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example/');
    vi.stubEnv('BASE_PATH', '/partners/');
    const env = settings(false);
    expect(env.portalUrl).toBe('https://portal.example/partners');
    expect(env.upstream.PORTAL_URL).toBe('https://portal.example/partners');
  });

  it('in development GraphQL is at the gateway, and the portal at the web server', () => {
    vi.stubEnv('PORT', '4100');
    const env = settings(true);
    expect(env.portalUrl).toBe('http://localhost:4100');
    expect(env.upstream.PORTAL_URL).toBe('http://localhost:5173');
  });
});

describe('checkPorts', () => {
  it('accepts free ports', async () => {
    await expect(
      checkPorts([
        ['PORT', String(await freePort())],
        ['UPSTREAM_PORT', String(await freePort())],
      ]),
    ).resolves.toBeUndefined();
  });

  it.each(['abc', '0', '-1', '80.5', '65536'])('names the setting whose value %s is not a port', async (port) => {
    await expect(checkPorts([['UPSTREAM_PORT', port]])).rejects.toThrow(
      'UPSTREAM_PORT must be a port number, 1 to 65535.',
    );
  });

  it('refuses one port for two programs', async () => {
    const port = String(await freePort());
    await expect(
      checkPorts([
        ['PORT', port],
        ['UPSTREAM_PORT', port],
      ]),
    ).rejects.toThrow('PORT and UPSTREAM_PORT must not be the same port.');
  });

  it('refuses a port that is in use', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    await expect(checkPorts([['PORT', port]])).rejects.toThrow(
      `Port ${port} is in use: stop what uses it, or set PORT to another one.`,
    );
    server.close();
  });
});
