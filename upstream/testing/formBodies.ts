import fc from 'fast-check';
import type { TObject } from 'typebox';
import { writeText } from './nastyValues.ts';
import { valuesOf, type ValueOptions } from './schemaValues.ts';

/** Content type of `formBodies`. */
export const FORM_TYPE = 'multipart/form-data; boundary=x';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const files = fc.oneof(
  { weight: 6, arbitrary: fc.constant(PNG) },
  fc.nat(PNG.length).map((length) => PNG.subarray(0, length)),
  fc.tuple(fc.nat(PNG.length - 1), fc.nat(255)).map(([place, byte]) => {
    const changed = Buffer.from(PNG);
    changed[place] = byte;
    return changed;
  }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), bytes])),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
);

/** Bodies for a call with a form: complete ones, and malformed ones with parts missing, repeated or truncated. */
export function formBodies({ properties }: TObject, options: ValueOptions): fc.Arbitrary<Buffer> {
  const parts = Object.entries(properties).map(([name, schema]) =>
    name === 'file'
      ? files.map((bytes) => part('name="file"; filename="a.png"', bytes))
      : valuesOf(schema, options, name).map((value) => part(`name="${name}"`, Buffer.from(writeText(value)))),
  );
  const whole = fc.tuple(...parts).map((all) => [...all]);
  if (!options.isWild) return whole.map(written);
  const odd = whole.chain((all) => fc.array(fc.constantFrom(...all), { maxLength: all.length + 2 }));
  const cut = fc
    .tuple(odd.map(written), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([body, share]) => body.subarray(0, Math.ceil(body.length * share)));
  return fc.oneof({ weight: 4, arbitrary: whole.map(written) }, odd.map(written), cut);
}

function part(disposition: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

function written(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
}
