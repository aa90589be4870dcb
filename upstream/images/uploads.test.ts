import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import type { ImageFile } from '../../domain/profile/images.ts';
import { ALT_CASES, IMAGE_CASES } from '../../domain/profile/testing/imageCases.ts';
import type { WireImage } from '../contract/images.ts';
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

const UPLOADS = { logo: '/profile/logo', picture: '/profile/awards' } as const;

test.each(IMAGE_CASES.map((boundary) => [`${boundary.row} ${boundary.name} as ${boundary.use}`, boundary] as const))(
  'form, gateway and upstream agree on %s (VAL-54)',
  async (_title, { use, file, code }) => {
    const form = uploadForm(await fileOf(file), use === 'picture' ? { alt: 'x' } : {});
    const { status, body } = await server.call('POST', UPLOADS[use], { token, body: form });
    expect((body as { code?: string }).code ?? null).toBe(code);
    expect(status < 300).toBe(code === null);
  },
);

/** A file with the type and size of a test case; if its size is to be unreadable, it is truncated within its header. */
async function fileOf({ bytes, type, size }: ImageFile): Promise<Buffer> {
  if (type === null) return Buffer.alloc(bytes, 'GIF89a');
  const image = await testImage(type === 'image/png' ? 'png' : 'jpeg', size?.width ? size : {});
  if (size === null) return image.subarray(0, 30);
  // A PNG stores its width in the header.
  if (size.width === 0) image.writeUInt32BE(0, 16);
  return image.length < bytes ? Buffer.concat([image, Buffer.alloc(bytes - image.length)]) : image;
}

test('a file that is too large closes the connection', async () => {
  const { headers } = await post(uploadForm(await testImage('png', { length: 3_000_001 }), { alt: 'x' }));
  expect(headers['connection']).toBe('close');
});

test.each(ALT_CASES.map((boundary) => [boundary.name, boundary] as const))(
  'gives the shared verdict on the alternative text %s (VAL-31)',
  async (_title, { alt, code }) => {
    const added = await post(uploadForm(png, { alt }));
    const { id } = (await post(uploadForm(png, { alt: 'x' }))).body as WireImage;
    const changed = await server.call('PUT', '/profile/awards', { token, body: [{ id, alt }] });
    const codes = [added, changed].map(
      ({ body }) => (body as { fields?: { code: string }[] }).fields?.[0]?.code ?? null,
    );
    expect(codes).toEqual([code, code]);
  },
);

test.each([
  ['a gif', 415, async () => await testImage('gif')],
  ['a webp', 415, async () => await testImage('webp')],
  ['an svg', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an empty file', 415, async () => Buffer.alloc(0)],
  ['the beginning of a png', 422, async () => png.subarray(0, 20)],
  ['the beginning of a jpeg', 422, async () => (await testImage('jpeg')).subarray(0, 30)],
] as const)('refuses an upload of %s whatever its file name says (VAL-04)', async (_name, status, bytes) => {
  const before = await list();
  const [code, message] =
    status === 415
      ? ['FILE_TYPE_NOT_ALLOWED', 'The file is neither a JPEG nor a PNG.']
      : ['FILE_NOT_READABLE', 'The file is damaged or truncated.'];
  expect(await post(uploadForm(await bytes(), { alt: 'x' }))).toMatchObject({ status, body: { code, message } });
  expect(await list()).toEqual(before);
});

test('requires exactly the fields of the upload form', async () => {
  const before = await list();
  const extra = uploadForm(png, { alt: 'x', more: 'x' });
  const twice = uploadForm(png, { alt: 'x' });
  twice.append('file', new Blob([new Uint8Array(png)]), 'b.png');
  const misnamed = uploadForm(null, { alt: 'x' });
  misnamed.append('picture', new Blob([new Uint8Array(png)]), 'b.png');
  const asText = uploadForm(null, { alt: 'x', file: 'text' });
  for (const [form, status, path] of [
    [uploadForm(null, { alt: 'x' }), 422, 'file'],
    [asText, 422, 'file'],
    [uploadForm(png), 422, 'alt'],
    [uploadForm(png, { alt: 'x'.repeat(201) }), 422, 'alt'],
    [uploadForm(png, { alt: ' ' }), 422, 'alt'],
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
] as const)('refuses an upload with %s in its body', async (_name, body, type, status) => {
  const answer = await server.call('POST', '/profile/awards', { token, body, headers: { 'content-type': type } });
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body as object)).toEqual(['code', 'message']);
});

test('accepts a file without a file name, and refuses one without a field name', async () => {
  const send = async (url: string, disposition: string) => {
    const head = `--x\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--x--')]);
    return await server.call('POST', url, {
      token,
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
  };
  expect(await send('/profile/logo', 'name="file"')).toMatchObject({ status: 200, body: { name: 'logo.png' } });
  expect(await send('/profile/logo', 'filename="a.png"')).toMatchObject({
    status: 422,
    body: { fields: [{ path: '', code: 'unknown' }] },
  });
});

test('refuses an upload without a CSRF token before reading its body', async () => {
  const answer = await server.call('POST', '/profile/awards', { token, csrf: null, body: uploadForm(png) });
  expect(answer.status).toBe(401);
});

test('answers an upload over the limit at the first excess byte without reading the rest (VAL-05)', async () => {
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
  // The server closes the connection while the test is still writing.
  sending.on('error', () => undefined);
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  sending.write(Buffer.alloc(3_000_001));
  expect(await answered).toBe(413);
  await ended;
});
