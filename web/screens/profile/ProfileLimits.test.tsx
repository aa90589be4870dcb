import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, press, sent, summary } from './testing/profileForm.ts';
import { COMPLETE, LEIPZIG, showProfile } from './testing/profilePage.tsx';

const FULL = 'Plan limit reached. Remove one to add another.';
const OFFICE = { location: LEIPZIG, postalCode: '04109', address: 'Lindengasse 14', phone: '+493415550148' };

/** A field group, found by a selector because computing roles and names would take seconds. */
function group(path: string) {
  const found = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (!found) throw new Error(`There is no ${path}.`);
  return within(found);
}

describe("an entry beyond the plan's limit", () => {
  it('cannot be a region: the search is disabled, with the reason and the count next to it (VAL-16)', async () => {
    await showProfile(COMPLETE);
    const regions = group('regions');
    expect(regions.getByText('1 of 1')).toBeDefined();
    expect(regions.getByText(FULL)).toBeDefined();
    expect(field('Add a city, state or country').disabled).toBe(true);
    fireEvent.click(regions.getByRole('button', { name: /Germany/ }));
    expect(field('Add a city, state or country').disabled).toBe(false);
  });

  it('cannot be a language (CON-19)', async () => {
    await showProfile({ ...COMPLETE, limits: { ...COMPLETE.limits, languages: 1 } });
    const languages = group('languages');
    expect(languages.getByText(FULL)).toBeDefined();
    const more = languages.getByText('1 selected').closest('details');
    if (!more) throw new Error('There is nothing to open.');
    more.open = true;
    fireEvent(more, new Event('toggle'));
    const box = (name: string) => languages.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
    expect(box('German').disabled).toBe(true);
    fireEvent.click(box('English'));
    expect(box('German').disabled).toBe(false);
  });

  it('cannot be an office, with a limit of three or any other (CON-05, CON-20)', async () => {
    await showProfile({ ...COMPLETE, offices: [OFFICE, OFFICE], limits: { ...COMPLETE.limits, locations: 3 } });
    press('Add office');
    expect(screen.getAllByLabelText('Postal code')).toHaveLength(3);
    expect(screen.queryByText('Add office')).toBeNull();
    expect(group('offices').getByText(FULL)).toBeDefined();
  });

  it('left from a larger plan is named before anything is sent, and the field does not promise room for another', async () => {
    await showProfile({
      ...COMPLETE,
      languages: [{ id: 'de' }, { id: 'en' }],
      regions: [1, 2, 3].map((number) => ({ ...LEIPZIG, id: `place-${number}` })),
      offices: [OFFICE, OFFICE],
      limits: { ...COMPLETE.limits, languages: 1, geofocuses: 2, locations: 1 },
    });
    for (const [path, max] of [
      ['languages', 1],
      ['regions', 2],
      ['offices', 1],
    ] as const) {
      expect(group(path).getByText(`Your plan includes up to ${max}.`)).toBeDefined();
      expect(group(path).queryByText(FULL)).toBeNull();
    }
    press('Publish page');
    // The error replaces the hint.
    expect(group('regions').getAllByText('Your plan includes up to 2.')).toHaveLength(1);
  });

  it('left from a larger plan is reported with the limit, and nothing is sent (VAL-16, CON-05, CON-19, CON-20, VAL-26)', async () => {
    const page = await showProfile({
      ...COMPLETE,
      languages: [{ id: 'de' }, { id: 'en' }],
      regions: [1, 2, 3, 4].map((number) => ({ ...LEIPZIG, id: `place-${number}` })),
      offices: [OFFICE, OFFICE],
      limits: { ...COMPLETE.limits, languages: 1, geofocuses: 3, locations: 1 },
    });
    press('Publish page');
    expect(
      within(summary())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Languages: Your plan includes up to 1.',
      'Regions: Your plan includes up to 3.',
      'Offices: Your plan includes up to 1.',
    ]);
    expect(sent(page)).toEqual([]);
  });
});
