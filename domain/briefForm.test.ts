import { describe, expect, it } from 'vitest';
import { briefInput, judgeRefusals, readBriefForm } from './briefForm.ts';

const SENT = 'name=Ada&email=ada%40acme.example&services=seo&services=ppc&services=&text=One%0D%0ATwo&budgetId=3';

describe('the form of a brief (DIR-13)', () => {
  it('is read as browsers send it', () => {
    const form = readBriefForm(new URLSearchParams(SENT));
    expect(form).toEqual({
      name: 'Ada',
      email: 'ada@acme.example',
      company: '',
      website: '',
      phone: '',
      text: 'One\nTwo',
      services: ['seo', 'ppc'],
      budgetId: '3',
      projectDurationId: '',
      nickname: '',
    });
    expect(briefInput(form)).toMatchObject({ company: null, budgetId: '3', projectDurationId: null, nickname: null });
  });

  it('treats a file in place of a text as missing', () => {
    const sent = new FormData();
    sent.append('name', new File(['x'], 'name.txt'));
    sent.append('services', new File(['x'], 'service.txt'));
    expect(readBriefForm(sent)).toMatchObject({ name: '', services: [] });
  });
});

describe('refusals of a brief', () => {
  it('belong to a field if the path names one', () => {
    expect(
      judgeRefusals([
        { code: 'TOO_SHORT', path: ['text'] },
        { code: 'INVALID_VALUE', path: ['input', 'serviceIds', '1'] },
      ]),
    ).toEqual({
      faults: [
        { field: 'text', code: 'TOO_SHORT' },
        { field: 'services', code: 'INVALID_VALUE' },
      ],
      failure: null,
    });
  });

  it.each([
    [
      { code: 'AGENCY_NOT_FOUND', path: ['agencyId'] },
      { kind: 'gone', retryAfterSeconds: null },
    ],
    [
      { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 90 },
      { kind: 'tooMany', retryAfterSeconds: 90 },
    ],
    [
      { code: 'INVALID_VALUE', path: ['key'] },
      { kind: 'general', retryAfterSeconds: null },
    ],
    [
      { code: 'SOMETHING_NEW', path: ['name'] },
      { kind: 'general', retryAfterSeconds: null },
    ],
  ])('%j refuses the whole brief', (refusal, failure) => {
    expect(judgeRefusals([refusal])).toEqual({ faults: [], failure });
  });
});
