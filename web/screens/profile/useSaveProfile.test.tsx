import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerRanges, inputOf, press, sent, type } from './testing/profileForm.ts';
import { COMPLETE, showProfile } from './testing/profilePage.tsx';

const OTHERS = { budgets: [{ id: 'large' }], projectDurations: [{ id: 'long' }] };

describe('new ranges (RST-09, RST-10)', () => {
  it('are shown in the form, even if the profile still has old ones', async () => {
    await showProfile({ ...COMPLETE, budgets: [], newRanges: OTHERS });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Over $25,000' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Up to $1,000' }).checked).toBe(false);
  });

  it('are saved with a separate call only if saving the profile left them unchanged', async () => {
    const page = await showProfile(COMPLETE);
    press('Save draft');
    await answer(page, { profile: COMPLETE, errors: [] });
    expect(sent(page)).toEqual([]);
    press('Save draft');
    await answer(page, { profile: { ...COMPLETE, newRanges: OTHERS }, errors: [] });
    expect(sent(page)).toEqual(['useSaveProfileRangesMutation']);
    expect(inputOf(page)).toEqual({ budgetIds: ['small'], projectDurationIds: ['long'] });
    await answerRanges(page, { newRanges: COMPLETE.newRanges, errors: [] });
    expect(screen.getByText('Saved')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Up to $1,000' }).checked).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('are marked next to their field if they are refused', async () => {
    const page = await showProfile(COMPLETE);
    press('Publish page');
    await answer(page, { profile: { ...COMPLETE, newRanges: OTHERS }, errors: [] });
    await answerRanges(page, {
      newRanges: null,
      errors: [{ path: ['budgetIds', '0'], code: 'INVALID_VALUE', min: null, max: null }],
    });
    expect(screen.getByText(/^Budgets: This isn't available/)).toBeDefined();
  });

  it.each([
    [
      'refused',
      { newRanges: null, errors: [{ path: ['budgetIds', '0'], code: 'INVALID_VALUE', min: null, max: null }] },
    ],
    ['lost', new Error('no network')],
  ])('that are %s do not undo the saved profile, and the next save does not conflict with it', async (_how, result) => {
    const page = await showProfile({ ...COMPLETE, revision: 'first' });
    type('Tagline', 'Known for harbors');
    press('Save draft');
    const savedProfile = { ...COMPLETE, revision: 'second', tagline: 'Known for harbors', newRanges: OTHERS };
    await answer(page, { profile: savedProfile, errors: [] });
    await answerRanges(page, result);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Up to $1,000' }).checked).toBe(true);
    expect(localStorage).toHaveLength(1);
    press('Save draft');
    expect(inputOf(page)).toMatchObject({ revision: 'second', tagline: 'Known for harbors' });
    await answer(page, { profile: savedProfile, errors: [] });
    await answerRanges(page, { newRanges: COMPLETE.newRanges, errors: [] });
    expect(screen.getByText('Saved')).toBeDefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are not replaced by the old ones that the form shows if the new ones could not be read', async () => {
    const page = await showProfile({ ...COMPLETE, newRanges: null });
    type('Tagline', 'Known for harbors');
    press('Save draft');
    await answer(page, { profile: { ...COMPLETE, tagline: 'Known for harbors', newRanges: OTHERS }, errors: [] });
    expect(sent(page)).toEqual([]);
    expect(screen.getByText('Saved')).toBeDefined();
    const budget = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([budget('Up to $1,000'), budget('Over $25,000')]).toEqual([false, true]);
  });

  it('are not needed: the form also works if the upstream has none', async () => {
    const page = await showProfile({ ...COMPLETE, newRanges: null });
    press('Save draft');
    await answer(page, { profile: { ...COMPLETE, newRanges: null }, errors: [] });
    expect(sent(page)).toEqual([]);
    expect(screen.getByText('Saved')).toBeDefined();
  });
});

it('names no limit that it does not know when a stricter upstream refuses fields (ERR-08)', async () => {
  const page = await showProfile(COMPLETE);
  type('Tagline', 'Known for harbors');
  press('Save draft');
  const refused = [
    { path: ['tagline'], code: 'TOO_LONG' },
    { path: ['website'], code: 'INVALID_VALUE' },
    { path: ['serviceIds'], code: 'TOO_MANY' },
  ].map((error) => ({ ...error, min: null, max: null }));
  await answer(page, { profile: null, errors: refused });
  for (const text of [
    'Tagline: Enter a different value.',
    'Website: Enter a different value.',
    "Services: This isn't available. Select something else.",
  ])
    expect(screen.getByText(text)).toBeDefined();
});

it('says whether the agency is certified, which cannot be changed here (SCR-07)', async () => {
  await showProfile({ ...COMPLETE, semrushExpert: true });
  expect(screen.getByText('Certified expert').parentElement?.textContent).toContain('Yes');
  expect(screen.queryByRole('checkbox', { name: /expert/i })).toBeNull();
});
