import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { testImage, uploadForm } from '../files/testing/testImages.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
let png: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('owner@acme.com');
  await server.db.updateTable('accounts').set({ subscription_status: 'paid' }).execute();
  png = await testImage('png');
}, START_WITHIN);

async function post(body: unknown) {
  return await server.call('POST', '/profile/awards', { token, body });
}

async function list(): Promise<unknown> {
  return (await server.call('GET', '/profile/awards', { token })).body;
}

test('an upload has at most 3,000,000 bytes (VAL-05)', async () => {
  const most = await testImage('png', { length: 3_000_000 });
  expect((await post(uploadForm(most, { alt: '' }))).status).toBe(201);
  const refused = await post(uploadForm(Buffer.concat([most, Buffer.of(0)]), { alt: '' }));
  expect(refused).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  expect(refused.headers['connection']).toBe('close');
});

test('an upload of 1600 × 1600 pixels is accepted, of 1601 × 10 not (VAL-32)', async () => {
  const sized = async (width: number, height: number) =>
    await post(uploadForm(await testImage('jpeg', { width, height }), { alt: '' }));
  expect((await sized(1600, 1600)).status).toBe(201);
  for (const [width, height] of [
    [1601, 10],
    [10, 1601],
  ] as const) {
    expect(await sized(width, height)).toMatchObject({ status: 422, body: { code: 'IMAGE_TOO_LARGE' } });
  }
});

test.each([
  ['a gif', 415, async () => await testImage('gif')],
  ['a webp', 415, async () => await testImage('webp')],
  ['an svg', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an empty file', 415, async () => Buffer.alloc(0)],
  ['the beginning of a png', 422, async () => png.subarray(0, 20)],
  ['the beginning of a jpeg', 422, async () => (await testImage('jpeg')).subarray(0, 30)],
] as const)('an upload of %s is refused, whatever its name says (VAL-04)', async (_name, status, bytes) => {
  const before = await list();
  const code = status === 415 ? 'FILE_TYPE_NOT_ALLOWED' : 'FILE_NOT_READABLE';
  expect(await post(uploadForm(await bytes(), { alt: '' }))).toMatchObject({ status, body: { code } });
  expect(await list()).toEqual(before);
});

test('an upload needs the fields of its form and no others', async () => {
  const before = await list();
  const extra = uploadForm(png, { alt: '', more: 'x' });
  const twice = uploadForm(png, { alt: '' });
  twice.append('file', new Blob([new Uint8Array(png)]), 'b.png');
  const misnamed = uploadForm(null, { alt: '' });
  misnamed.append('picture', new Blob([new Uint8Array(png)]), 'b.png');
  const asText = uploadForm(null, { alt: '', file: 'text' });
  for (const [form, status, path] of [
    [uploadForm(null, { alt: '' }), 422, 'file'],
    [asText, 422, 'file'],
    [uploadForm(png), 422, 'alt'],
    [uploadForm(png, { alt: 'x'.repeat(201) }), 422, 'alt'],
    [extra, 422, 'more'],
    [misnamed, 422, 'picture'],
    [twice, 400, null],
  ] as const) {
    const answer = await post(form);
    expect([answer.status, (answer.body as { fields?: object[] }).fields ?? null]).toEqual([
      status,
      path === null ? null : [expect.objectContaining({ path })],
    ]);
  }
  expect(await list()).toEqual(before);
});

test.each([
  ['JSON', '{"file":"x"}', 'application/json', 415],
  ['a form without files', 'file=x&alt=', 'application/x-www-form-urlencoded', 415],
  ['no boundary', '--x--', 'multipart/form-data', 400],
  ['another boundary', '--y--', 'multipart/form-data; boundary=x', 400],
  [
    'a part without an end',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
    'multipart/form-data; boundary=x',
    400,
  ],
  [
    'a prototype',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    'multipart/form-data; boundary=x',
    400,
  ],
] as const)('an upload with %s in its body is refused', async (_name, body, type, status) => {
  const answer = await server.call('POST', '/profile/awards', { token, body, headers: { 'content-type': type } });
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body as object)).toEqual(['code', 'message']);
});

test('an upload without a CSRF token is refused before its body', async () => {
  const answer = await server.call('POST', '/profile/awards', { token, csrf: null, body: uploadForm(png) });
  expect(answer.status).toBe(401);
});

test('an upload that is longer is answered at the first byte too many, and the rest is not read (VAL-05)', async () => {
  const sending = request(new URL('/profile/awards', await server.listen()), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-csrf-token': await server.csrf(token),
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    sending.once('response', ({ statusCode }) => resolve(statusCode));
  });
  const ended = new Promise((resolve) => {
    sending.once('close', resolve);
  });
  // The server closes the connection while this side still writes.
  sending.on('error', () => undefined);
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  sending.write(Buffer.alloc(3_000_001));
  expect(await answered).toBe(413);
  await ended;
});
