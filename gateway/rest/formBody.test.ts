import { expect, test } from 'vitest';
import { encodeForm, forgetForm } from './formBody.ts';

/** A form with a file of so many bytes, all of them `byte`. */
function encode(byte: number, size = 100_000) {
  const content = Buffer.alloc(size, byte);
  const file = { name: 'image.png', type: 'image/png', content };
  return { content, body: encodeForm({ fields: { alt: 'Größe' }, file }) };
}

/** What a server reads of a body. */
async function read({ content, type }: ReturnType<typeof encodeForm>) {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) expect.unreachable();
  return { alt: form.get('alt'), name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
}

test('a form arrives as it was, and the memory of its file is given back', async () => {
  const { content, body } = encode(7);
  expect(content).toHaveLength(0);
  expect(await read(body)).toEqual({
    alt: 'Größe',
    name: 'image.png',
    type: 'image/png',
    bytes: Buffer.alloc(100_000, 7),
  });
});

test('the memory of a body that was sent is used again, with nothing of the former body', async () => {
  const { body: first } = encode(1);
  forgetForm(first);
  const { body: second } = encode(2, 50_000);
  const memoryOf = ({ content }: typeof first) => (typeof content === 'string' ? null : content.buffer);
  expect(memoryOf(second)).toBe(memoryOf(first));
  expect((await read(second)).bytes).toEqual(Buffer.alloc(50_000, 2));
});

test('two bodies under way never share memory', async () => {
  const { body: first } = encode(1);
  const { body: second } = encode(2);
  expect((await read(first)).bytes).toEqual(Buffer.alloc(100_000, 1));
  expect((await read(second)).bytes).toEqual(Buffer.alloc(100_000, 2));
});

test('a body beyond the largest image has a memory of its own', async () => {
  const { body } = encode(3, 3_200_000);
  expect((await read(body)).bytes).toEqual(Buffer.alloc(3_200_000, 3));
  forgetForm(body);
  expect((await read(encode(4).body)).bytes).toEqual(Buffer.alloc(100_000, 4));
});
