import { expect, it, vi } from 'vitest';
import { isUuid } from '../../domain/uuid.ts';
import { randomUuid } from './randomUuid.ts';

it('is a different UUID of version 4 each time', () => {
  const uuids = Array.from({ length: 200 }, randomUuid);
  expect(new Set(uuids)).toHaveLength(200);
  expect(uuids.filter((uuid) => !isUuid(uuid) || !/^.{14}4.{4}[89ab]/.test(uuid))).toEqual([]);
});

it('uses random digits elsewhere', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(0xff);
    return bytes;
  });
  expect(randomUuid()).toBe('ffffffff-ffff-4fff-afff-ffffffffffff');
});
