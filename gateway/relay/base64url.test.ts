import { expect, test } from 'vitest';
import { toBase64Url } from './base64url.ts';

test.each(['', 'Lead:1', 'ü€𝄞', 'x'.repeat(512), '€'.repeat(512), '€'.repeat(513)])(
  'encodes exactly the bytes of a text, without rests of the previous one (%#)',
  (text) => {
    toBase64Url('€'.repeat(512));
    expect(toBase64Url(text)).toBe(Buffer.from(text).toString('base64url'));
  },
);
