import { beforeAll, expect, test } from 'vitest';
import type { WireLogo, WireProfile } from '../contract/profile.ts';
import { testImage, uploadForm } from '../files/testing/testImages.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('owner@acme.com');
  await server.db.updateTable('accounts').set({ subscription_status: 'trial' }).execute();
}, START_WITHIN);

async function upload(bytes: Buffer, name: string) {
  return await server.call('POST', '/profile/logo', { token, body: uploadForm(bytes, {}, name) });
}

async function logo(): Promise<WireLogo | null> {
  return ((await server.call('GET', '/profile', { token })).body as WireProfile).logo;
}

test('can be set before a profile exists, replaced, and removed with its file (RST-07, RST-08, ENT-02)', async () => {
  expect(await logo()).toBeNull();
  const first = await upload(await testImage('png', { red: 1 }), 'Kestrel Vale.png');
  expect(first).toMatchObject({ status: 200, body: { name: 'Kestrel Vale.png' } });
  expect(await logo()).toEqual(first.body);
  const second = (await upload(await testImage('jpeg', { width: 1601 }), 'new.jpg')).body as WireLogo;
  expect(await logo()).toEqual(second);
  const { url } = first.body as WireLogo;
  expect((await server.call('GET', url)).status).toBe(404);
  expect((await server.call('GET', second.url)).status).toBe(200);

  const remove = async () => (await server.call('DELETE', '/profile/logo', { token })).status;
  expect([await remove(), await remove()]).toEqual([204, 204]);
  expect(await logo()).toBeNull();
  expect((await server.call('GET', second.url)).status).toBe(404);
});

test.each([
  ['C:\\Users\\me\\logo.png', 'logo.png'],
  ['../../etc/passwd', 'passwd'],
  [' ', 'logo.png'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('stores the file name %s as %s', async (sent, kept) => {
  expect((await upload(await testImage('png'), sent)).body).toMatchObject({ name: kept });
});

test('accepts only JPEG and PNG of at most 3,000,000 bytes and requires a subscription (VAL-04, VAL-05)', async () => {
  const before = await logo();
  expect((await upload(await testImage('webp'), 'a.png')).status).toBe(415);
  expect((await upload(await testImage('png', { length: 3_000_001 }), 'a.png')).status).toBe(413);
  expect(await logo()).toEqual(before);
  expect((await upload(await testImage('png', { length: 3_000_000 }), 'a.png')).status).toBe(200);
  await server.db.updateTable('accounts').set({ subscription_status: 'free' }).execute();
  expect((await upload(await testImage('png'), 'a.png')).status).toBe(403);
  expect((await server.call('DELETE', '/profile/logo', { token })).status).toBe(403);
});
