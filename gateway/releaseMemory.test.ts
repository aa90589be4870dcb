import { expect, test } from 'vitest';
import { releaseMemory } from './releaseMemory.ts';

test('frees bytes that own their memory at once', () => {
  const bytes = Buffer.allocUnsafeSlow(1_000);
  releaseMemory(bytes);
  expect([bytes.length, bytes.buffer.byteLength]).toEqual([0, 0]);
});

test('leaves a slice of a shared buffer alone', () => {
  const whole = Buffer.from('one two'.repeat(1_000));
  releaseMemory(whole.subarray(0, 3));
  expect(whole.toString()).toBe('one two'.repeat(1_000));
  const pooled = Buffer.from('pooled');
  releaseMemory(pooled);
  expect(pooled.toString()).toBe('pooled');
});
