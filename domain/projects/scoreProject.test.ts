import { describe, expect, test } from 'vitest';
import { PROJECT_NAME_MAX, readProject } from './scoreProject.ts';

describe('a project for the score', () => {
  test.each([
    ['https://www.acme.io/x', '', { domain: 'acme.io', name: 'acme.io' }],
    ['acme.io', ' Our shop ', { domain: 'acme.io', name: 'Our shop' }],
    ['acme.io', '😀'.repeat(PROJECT_NAME_MAX), { domain: 'acme.io', name: '😀'.repeat(PROJECT_NAME_MAX) }],
  ])('%s is named after its domain, unless a name is given (ENT-34)', (website, name, project) => {
    expect(readProject({ website, name })).toEqual({ project, faults: [] });
  });

  test.each([
    [' ', '', [{ path: 'website', code: 'REQUIRED' }]],
    ['acme', '', [{ path: 'website', code: 'INVALID_WEBSITE' }]],
    [
      '10.0.0.1/x y',
      'x'.repeat(PROJECT_NAME_MAX + 1),
      [
        { path: 'website', code: 'INVALID_WEBSITE' },
        { path: 'name', code: 'TOO_LONG' },
      ],
    ],
  ])('%j and %j are rejected with all errors (SCR-26)', (website, name, faults) => {
    expect(readProject({ website, name })).toEqual({ project: null, faults });
  });
});
