import { expect, test } from 'vitest';
import { releaseMemory } from './releaseMemory.ts';

test('bytes with a memory of their own are gone at once', () => {
  const bytes = Buffer.allocUnsafeSlow(1_000);
  releaseMemory(bytes);
  expect([bytes.length, bytes.buffer.byteLength]).toEqual([0, 0]);
});

test('a part of a larger memory stays, which others use too', () => {
  const whole = Buffer.from('one two'.repeat(1_000));
  releaseMemory(whole.subarray(0, 3));
  expect(whole.toString()).toBe('one two'.repeat(1_000));
  const pooled = Buffer.from('pooled');
  releaseMemory(pooled);
  expect(pooled.toString()).toBe('pooled');
});
