import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownHostOf, refuseHost } from './hostRule.ts';
import { rawStatus } from './testing/rawSocket.ts';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const PORTAL = { checksHost: true, isLoopback: false, publicOrigin: 'https://portal.example' };
const LOCAL = { checksHost: true, isLoopback: true, publicOrigin: 'http://localhost:4000' };

function refused(host: string, config = PORTAL, target = '/'): number | null {
  return refuseHost({ target, hosts: [host] }, ownHostOf(config));
}

describe('the host of a request', () => {
  test.each(['portal.example', 'Portal.Example', 'portal.example:443'])('%s is ours', (host) => {
    expect(refused(host)).toBeNull();
  });

  test.each([
    'evil.example',
    'portal.example.evil.example',
    'portal.example:80',
    'localhost',
    '127.0.0.1:4000',
    '[::1]',
  ])('%s is foreign', (host) => {
    expect(refused(host)).toBe(421);
  });

  test.each(['', ' ', 'https://portal.example', 'portal.example/', 'user@portal.example', 'portal.example:x', 'a b'])(
    '%j is not a valid host',
    (host) => {
      expect(refused(host)).toBe(400);
    },
  );

  test('the port of PUBLIC_ORIGIN counts', () => {
    const config = { ...PORTAL, publicOrigin: 'https://portal.example:8443' };
    expect([refused('portal.example:8443', config), refused('portal.example', config)]).toEqual([null, 421]);
  });

  test.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost:5173', 'localhost'])(
    'on loopback %s is ours too',
    (host) => {
      expect(refused(host, LOCAL)).toBeNull();
    },
  );

  test.each(['evil.example:4000', '192.0.2.1:4000', 'localhost.evil.example'])(
    'on loopback %s is a foreign name that resolves to us',
    (host) => {
      expect(refused(host, LOCAL)).toBe(421);
    },
  );

  test('an absolute request target overrides the header', () => {
    expect(refused('portal.example', PORTAL, 'https://evil.example/x')).toBe(421);
    expect(refused('evil.example', PORTAL, 'https://portal.example/x')).toBeNull();
  });

  test('a trusted proxy may use its own Host header and names the original in X-Forwarded-Host', () => {
    const viaProxy = (forwarded: string | null) =>
      refuseHost({ target: '/', hosts: ['gateway:4000'], forwarded }, ownHostOf(PORTAL));
    expect([viaProxy(null), viaProxy('portal.example'), viaProxy('evil.example')]).toEqual([null, null, 421]);
  });

  test('without PUBLIC_ORIGIN any single host is accepted, but not two', () => {
    expect(refused('evil.example', { ...LOCAL, checksHost: false })).toBeNull();
    expect(refuseHost({ target: '/', hosts: ['localhost', 'localhost'] }, null)).toBe(400);
  });
});

describe('over raw sockets (S-13)', () => {
  let gateway: TestGateway;
  let proxied: TestGateway;
  beforeAll(async () => {
    const change = { publicOrigin: 'https://portal.example', isLoopback: false, checksHost: true, metricsToken: 'm' };
    gateway = await startTestGateway(change);
    proxied = await startTestGateway({ ...change, trustProxy: 'loopback' });
  });
  afterAll(() => Promise.all([gateway.close(), proxied.close()]));

  function get(target: string, headers: string, from = gateway): Promise<number> {
    return rawStatus(from.origin, `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
  }
  function upgrade(headers: string, from = gateway): Promise<number> {
    const socket =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws';
    return get('/graphql', `${headers}\r\n${socket}`, from);
  }

  test.each([
    ['our own', 'Host: portal.example', 200, 101],
    ['two, of which the first is ours', 'Host: portal.example\r\nhost: evil.example', 400, 400],
    ['ours twice', 'Host: portal.example\r\nHost: portal.example', 400, 400],
    ['somebody else', 'Host: evil.example', 421, 421],
    ['an address instead of a name', 'Host: https://portal.example', 400, 400],
    [
      'a name beside X-Forwarded-Host from no proxy',
      'Host: evil.example\r\nX-Forwarded-Host: portal.example',
      421,
      421,
    ],
  ])('judges the host header: %s', async (_what, headers, page, socket) => {
    expect([await get('/robots.txt', headers), await upgrade(headers)]).toEqual([page, socket]);
  });

  test('probes and scrapers may call by IP address', async () => {
    for (const path of ['/healthz', '/readyz']) expect(await get(path, 'Host: 10.0.0.7:4000')).toBe(200);
    expect(await get('/metrics', 'Host: 10.0.0.7:4000\r\nAuthorization: Bearer m')).toBe(200);
    expect(await get('/healthz', 'Host: 10.0.0.7\r\nHost: 10.0.0.7')).toBe(400);
  });

  test('a foreign absolute target is refused', async () => {
    expect(await get('http://evil.example/robots.txt', 'Host: portal.example')).toBe(421);
  });

  test('behind a trusted proxy', async () => {
    expect(await get('/robots.txt', 'Host: gateway:4000', proxied)).toBe(200);
    expect(await upgrade('Host: gateway:4000\r\nX-Forwarded-Host: portal.example', proxied)).toBe(101);
    expect(await get('/robots.txt', 'Host: gateway:4000\r\nX-Forwarded-Host: evil.example', proxied)).toBe(421);
    // The value sent by the client comes first.
    const forged = 'Host: gateway:4000\r\nX-Forwarded-Host: portal.example, evil.example';
    expect(await upgrade(forged, proxied)).toBe(421);
  });
});
