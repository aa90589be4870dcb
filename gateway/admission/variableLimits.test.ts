import { describe, expect, test } from 'vitest';
import { UploadedFile } from '../uploads/uploadedFile.ts';
import { checkVariables } from './variableLimits.ts';

const REFUSED = expect.objectContaining({ code: 'TOO_COSTLY' }) as Error;

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

describe('list items in variables', () => {
  test.each<[string, Record<string, unknown>]>([
    ['1,000 in one list', { ids: Array(1_000).fill('a') }],
    ['1,000 in several lists', { ids: Array(400).fill('a'), filter: { services: Array(600).fill({ a: 1 }) } }],
    ['1,000 levels', { ids: nested(1_000) }],
    ['an uploaded file', { input: { add: [{ file: new UploadedFile(), alt: 'a' }] } }],
    ['none', { text: 'a', number: 1, nothing: null }],
  ])('%s are accepted', (_name, variables) => {
    expect(() => checkVariables(variables)).not.toThrow();
  });

  test.each<[string, Record<string, unknown>]>([
    ['1,001 in one list', { ids: Array(1_001).fill('a') }],
    ['1,001 in several lists', { ids: Array(400).fill('a'), filter: { services: Array(601).fill({ a: 1 }) } }],
    ['lists in lists', { offices: Array(501).fill({ phones: ['a'] }) }],
    ['60,000 levels', { ids: nested(60_000) }],
  ])('%s are refused', (_name, variables) => {
    expect(() => checkVariables(variables)).toThrow(REFUSED);
  });
});
