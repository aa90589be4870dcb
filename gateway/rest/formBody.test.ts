import { expect, test } from 'vitest';
import { encodeForm, forgetForm } from './formBody.ts';

/** A form with a file of `size` bytes, all of them `byte`. */
function encode(byte: number, size = 100_000) {
  const content = Buffer.alloc(size, byte);
  const file = { name: 'image.png', type: 'image/png', content };
  return { content, body: encodeForm({ fields: { alt: 'Größe' }, file }) };
}

/** Parses a body as a server does. */
async function read({ content, type }: ReturnType<typeof encodeForm>) {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) expect.unreachable();
  return { alt: form.get('alt'), name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
}

test('encodes a form unchanged and frees the memory of its file', async () => {
  const { content, body } = encode(7);
  expect(content).toHaveLength(0);
  expect(await read(body)).toEqual({
    alt: 'Größe',
    name: 'image.png',
    type: 'image/png',
    bytes: Buffer.alloc(100_000, 7),
  });
});

test('reuses the memory of a sent body without leaking its content', async () => {
  const { body: first } = encode(1);
  forgetForm(first);
  const { body: second } = encode(2, 50_000);
  const memoryOf = ({ content }: typeof first) => (typeof content === 'string' ? null : content.buffer);
  expect(memoryOf(second)).toBe(memoryOf(first));
  expect((await read(second)).bytes).toEqual(Buffer.alloc(50_000, 2));
});

test('never shares memory between two bodies in flight', async () => {
  const { body: first } = encode(1);
  const { body: second } = encode(2);
  expect((await read(first)).bytes).toEqual(Buffer.alloc(100_000, 1));
  expect((await read(second)).bytes).toEqual(Buffer.alloc(100_000, 2));
});

test('allocates separate memory for a body larger than the largest image', async () => {
  const { body } = encode(3, 3_200_000);
  expect((await read(body)).bytes).toEqual(Buffer.alloc(3_200_000, 3));
  forgetForm(body);
  expect((await read(encode(4).body)).bytes).toEqual(Buffer.alloc(100_000, 4));
});
