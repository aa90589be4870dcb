import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGlobalId, keyOf, NODE_TYPES, toGlobalId, uuidBy, uuidOf } from './ids.ts';

const UUID = '0b8f7c1e-5f0a-4c39-9a2e-1d6f3b7c8e90';

test('an id decodes to its type and key and has only one spelling', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NODE_TYPES), fc.string({ minLength: 1, maxLength: 80 }), (type, text) => {
      const key = text.toWellFormed();
      const id = toGlobalId(type, key);
      expect(id).toMatch(/^[\w-]+$/);
      expect(fromGlobalId(id)).toEqual({ type, key });
      expect(fromGlobalId(`${id}=`)).toBeNull();
    }),
    { seed: 20_261_121 },
  );
});

test('no text makes decoding throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      const found = fromGlobalId(text);
      if (found) expect(toGlobalId(found.type, found.key)).toBe(text);
    }),
    { seed: 20_261_121 },
  );
  expect(fromGlobalId(Buffer.from('Planet:1').toString('base64url'))).toBeNull();
  expect(fromGlobalId(Buffer.from('Lead:').toString('base64url'))).toBeNull();
  expect(fromGlobalId(toGlobalId('Lead', 'x'.repeat(1_000)))).toBeNull();
});

test('keys and uuids are taken only from ids of the right type', () => {
  expect(keyOf('Lead', toGlobalId('Lead', 'a-slug'))).toBe('a-slug');
  expect(keyOf('Chat', toGlobalId('Lead', UUID))).toBeNull();
  expect(uuidOf('Chat', toGlobalId('Chat', UUID))).toBe(UUID);
  expect(uuidOf('Chat', UUID)).toBeNull();
  expect(uuidBy('Chat', { uuid: UUID.toUpperCase() })).toBe(UUID);
  expect(uuidBy('Chat', { id: toGlobalId('Chat', UUID), uuid: null })).toBe(UUID);
  expect(uuidBy('Chat', { uuid: toGlobalId('Chat', UUID) })).toBeNull();
  expect(() => uuidBy('Chat', {})).toThrow('Pass exactly one of id, uuid.');
  expect(() => uuidBy('Chat', { id: toGlobalId('Chat', UUID), uuid: UUID }, ['chatId', 'chatUuid'])).toThrow(
    'Pass exactly one of chatId, chatUuid.',
  );
  expect(uuidOf('Chat', toGlobalId('Chat', '../../csrf'))).toBeNull();
  expect(uuidOf('Chat', toGlobalId('Lead', UUID))).toBeNull();
});
