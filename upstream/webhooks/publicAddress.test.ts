import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookCaller } from './callWebhook.ts';
import { AddressRefused, isPublicAddress, publicLookup, type ResolveAll } from './publicAddress.ts';
import { newSecret } from './signature.ts';

/** Accepts and counts connections on this machine; none may arrive. */
let trap: Server;
let port = 0;
let connections = 0;

beforeAll(async () => {
  trap = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  trap.listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const address = trap.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => trap.close());

/** Calls a URL with a resolver that returns each of `answers` in turn, and then repeats the last one. */
async function call(url: string, ...answers: readonly (readonly string[])[]) {
  let asked = 0;
  const resolve: ResolveAll = (_hostname, _options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  const caller = webhookCaller({ allowPrivate: false, deadline: 1_000, resolve });
  const outcome = await caller.call(
    { url, id: 'event', body: '{}', secrets: [newSecret()] },
    new AbortController().signal,
  );
  await caller.close();
  return { ...outcome, asked };
}

const REFUSED = [
  ['this machine', '127.0.0.1'],
  ['this machine, elsewhere in its range', '127.8.8.8'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '::'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.254'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['Alibaba’s metadata', '100.100.100.200'],
  ['metadata of most clouds', '169.254.169.254'],
  ['AWS’s metadata of containers', '169.254.170.2'],
  ['Azure’s wire server', '168.63.129.16'],
  ['Oracle’s metadata', '192.0.0.192'],
  ['AWS’s metadata by IPv6', 'fd00:ec2::254'],
  ['benchmarking', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '203.0.113.7'],
  ['documentation', '2001:db8::1'],
  ['6to4 relays', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unique local', 'fc00::1'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['discard', '100::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:a00:1'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-translated', '::ffff:0:7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['Teredo', '2001::7f00:1'],
] as const;

test.each(REFUSED)(
  '%s: %s is refused as an IP address, and as the address of a host name (EXT-23)',
  async (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(await call(`https://${host}:${port}/`)).toMatchObject({ status: null, error: 'address', asked: 0 });
    expect(await call(`https://hooks.example:${port}/`, [address])).toMatchObject({ status: null, error: 'address' });
    // One bad address among good ones is enough.
    const mixed = ['93.184.215.14', address, '2606:4700::1111'];
    expect(await call(`https://hooks.example:${port}/`, mixed)).toMatchObject({ status: null, error: 'address' });
    expect(connections).toBe(0);
  },
);

test.each(['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '127.0.0.1.', '0', '[::ffff:7f00:1]', '①②⑦.⓪.⓪.①'])(
  'this machine written as %s is refused (EXT-23)',
  async (host) => {
    expect(await call(`https://${host}:${port}/`)).toMatchObject({ error: 'address', asked: 0 });
    expect(connections).toBe(0);
  },
);

test('a name that changes after the check has no effect: the connection uses the checked addresses (EXT-23)', async () => {
  let asked = 0;
  const rebinding: ResolveAll = (_hostname, _options, done) => {
    asked += 1;
    const address = asked === 1 ? '93.184.215.14' : '127.0.0.1';
    done(null, [{ address, family: 4 }]);
  };
  const lookup = publicLookup(rebinding);
  const lookUp = async (all: boolean) =>
    await new Promise((resolve, reject) => {
      lookup('hooks.example', { all }, (error, address) => (error ? reject(error) : resolve(address)));
    });
  expect(await lookUp(true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  await expect(lookUp(true)).rejects.toThrow(AddressRefused);
  asked = 0;
  expect(await lookUp(false)).toBe('93.184.215.14');
  await expect(lookUp(false)).rejects.toThrow(AddressRefused);
});

test('each connection resolves its name once, separately from the next (EXT-23)', async () => {
  const rebound = await call(`https://hooks.example:${port}/`, ['127.0.0.1'], ['93.184.215.14']);
  expect(rebound).toMatchObject({ status: null, error: 'address', asked: 1 });
  expect(connections).toBe(0);
});

test('http is refused, and names without an address are reported separately (EXT-23)', async () => {
  expect(await call(`http://hooks.example:${port}/`, ['93.184.215.14'])).toMatchObject({ error: 'address', asked: 0 });
  expect(await call(`https://hooks.example:${port}/`, [])).toMatchObject({ error: 'dns' });
  expect(connections).toBe(0);
});

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:82b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
