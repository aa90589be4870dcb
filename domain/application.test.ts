import { describe, expect, it } from 'vitest';
import { APPLICATION_TEXT_MAX, checkApplication, storedApplication } from './application.ts';
import type { Application } from './application.ts';

const complete: Application = {
  name: 'Kestrel Vale',
  website: 'kestrelvale.example',
  email: 'mara@kestrelvale.example',
  text: 'Search and content for shops.',
};

describe('an application', () => {
  it('is accepted when all four fields are filled in (SCR-03, O-39)', () => {
    expect(checkApplication(complete)).toEqual([]);
  });

  it('reports every rejected field in form order', () => {
    expect(checkApplication({ name: ' ', website: '', email: '', text: '\u0000' })).toEqual(
      ['name', 'website', 'email', 'text'].map((path) => ({ path, code: 'REQUIRED', params: {} })),
    );
  });

  it.each<[Partial<Application>, object | null]>([
    [{ name: 'n'.repeat(100) }, null],
    [{ name: 'n'.repeat(101) }, { path: 'name', code: 'TOO_LONG' }],
    [{ website: 'https://kestrelvale.example/about' }, null],
    [{ website: 'http://kestrelvale.example' }, { path: 'website', code: 'INVALID_WEBSITE' }],
    [{ website: 'kestrel vale' }, { path: 'website', code: 'INVALID_WEBSITE' }],
    [{ email: 'mara@kestrelvale' }, { path: 'email', code: 'INVALID_EMAIL' }],
    [{ text: '🦅'.repeat(APPLICATION_TEXT_MAX) }, null],
    [{ text: '🦅'.repeat(APPLICATION_TEXT_MAX + 1) }, { path: 'text', code: 'TOO_LONG', params: { max: 1000 } }],
  ])('gives the expected verdict for %j', (changed, fault) => {
    const faults = checkApplication({ ...complete, ...changed });
    if (fault === null) expect(faults).toEqual([]);
    else expect(faults).toMatchObject([fault]);
  });

  it('is stored trimmed, with a scheme added to its website', () => {
    const typed = {
      name: ' Kestrel Vale ',
      website: 'kestrelvale.example',
      email: ' Mara@X.example ',
      text: ' a\u0000 ',
    };
    expect(storedApplication(typed)).toEqual({
      name: 'Kestrel Vale',
      website: 'https://kestrelvale.example',
      email: 'mara@x.example',
      text: 'a',
    });
  });
});
