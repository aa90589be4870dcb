import { describe, expect, test } from 'vitest';
import { UpstreamError } from '../rest/errors.ts';
import { toImageUserError } from './imageErrors.ts';

describe('a refusal', () => {
  const refused = (status: number, code = '') => new UpstreamError({ kind: 'status', status, code });

  test.each([
    [413, 'FILE_TOO_LARGE'],
    [415, 'FILE_TYPE_NOT_ALLOWED'],
  ])('of an added image by a proxy in front of the upstream, with status %i only, is %s', (status, code) => {
    expect(toImageUserError(refused(status), ['add', 1], false)).toMatchObject({ code, path: ['add', '1'] });
  });

  test('of another step with such a status does not concern a file', () => {
    expect(toImageUserError(refused(413), ['alts'], false)).toBeNull();
    expect(toImageUserError(refused(413), ['alts'], true)).toMatchObject({ code: 'NOT_DONE' });
  });

  test('with a known code is that code', () => {
    expect(toImageUserError(refused(422, 'FILE_NOT_READABLE'), ['add', 0], false)?.code).toBe('FILE_NOT_READABLE');
  });
});
