import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
// A lazy chunk; importing it here makes it available at once.
import '../../features/phone/phoneNumbers.ts';
import { PAUSE_MS } from '../../relay/useSearchAnswer.ts';
import { answer, errorsOf, field, inputOf, press, type } from './testing/profileForm.ts';
import { COMPLETE, LEIPZIG, showProfile } from './testing/profilePage.tsx';

describe('the phone number of an office (EXT-20)', () => {
  async function country(): Promise<HTMLSelectElement> {
    await screen.findByText('Vietnam +84');
    return screen.getByLabelText('Country of the phone number');
  }

  it('is shown in international format, which does not count as a change', async () => {
    await showProfile(COMPLETE);
    expect((await country()).value).toBe('DE');
    expect(field('Phone number').value).toBe('+49 341 5550148');
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('accepts a pasted national number of the selected country', async () => {
    const page = await showProfile({ ...COMPLETE, offices: [{ ...COMPLETE.offices[0], phone: null }] });
    fireEvent.change(await country(), { target: { value: 'VN' } });
    fireEvent.input(field('Phone number'), { target: { value: '0912 345 678' }, inputType: 'insertFromPaste' });
    expect(field('Phone number').value).toBe('+84 912 345 678');
    press('Save draft');
    expect(inputOf(page)['offices']).toMatchObject([{ phone: '+84912345678' }]);
  });

  it('is not formatted while typing, only afterwards', async () => {
    await showProfile({ ...COMPLETE, offices: [{ ...COMPLETE.offices[0], phone: null }] });
    // The city's country.
    expect((await country()).value).toBe('DE');
    type('Phone number', '0341/5550148');
    expect(field('Phone number').value).toBe('0341/5550148');
    fireEvent.blur(field('Phone number'));
    expect(field('Phone number').value).toBe('+49 341 5550148');
  });

  it('keeps its national part when another country is selected', async () => {
    await showProfile(COMPLETE);
    fireEvent.change(await country(), { target: { value: 'AT' } });
    expect(field('Phone number').value).toBe('+43 3415 550148');
  });
});

it('discarding restored changes also removes what was typed into the search for a city (EXT-05)', async () => {
  const before = await showProfile(COMPLETE);
  type('Tagline', 'Something else');
  before.unmount();
  await showProfile(COMPLETE);
  type('City', 'Ber');
  expect(field('City').value).toBe('Ber');
  press('Discard them');
  expect(field('City').value).toBe('Leipzig');
  expect(screen.getByText('All changes saved')).toBeDefined();
  type('City', '');
  expect(field('City').value).toBe('');
});

it('the search for a city leaves the Enter that confirms a candidate in Safari to the input method', async () => {
  await showProfile(COMPLETE);
  const isLeft = (keyCode: number) => fireEvent.keyDown(field('City'), { key: 'Enter', keyCode });
  expect([isLeft(229), isLeft(13)]).toEqual([true, false]);
});

it('a save keeps the focus and the search of a new office', async () => {
  const page = await showProfile({ ...COMPLETE, offices: [] });
  press('Add office');
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  type('City', 'Ber');
  field('Address').focus();
  type('Address', ' Lindengasse 14 ');
  press('Save draft');
  const stored = { location: null, postalCode: null, address: 'Lindengasse 14', phone: null };
  await answer(page, { profile: { ...COMPLETE, offices: [stored] }, errors: [] });
  expect(screen.getByText('Saved')).toBeDefined();
  expect(field('Address').value).toBe('Lindengasse 14');
  expect(document.activeElement).toBe(field('Address'));
  expect(field('City').value).toBe('Ber');
});

it.each([
  ['that only one has', 'leipzig', [LEIPZIG], 'Leipzig'],
  ['that a state has, too,', 'leipzig', [{ ...LEIPZIG, id: 'state', type: 'STATE' }, LEIPZIG], 'Leipzig'],
  ['that several have', 'leipzig', [LEIPZIG, { ...LEIPZIG, id: 'leipzig-2' }], 'leipzig'],
  ['that none has', 'Leip', [LEIPZIG], 'Leip'],
])(
  'the name of a city %s is selected, or asked for, when the field is left (VAL-07)',
  async (_case, text, found, shown) => {
    const page = await showProfile(COMPLETE);
    vi.useFakeTimers();
    field('City').focus();
    type('City', text);
    await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
    // Before the search has ended.
    act(() => field('Address').focus());
    act(() => {
      page.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ locations: found }) }),
      );
    });
    vi.useRealTimers();
    expect(field('City').value).toBe(shown);
    press('Publish page');
    if (shown === text) expect(errorsOf('City')).toBe('Select one.');
    else expect(inputOf(page)['offices']).toMatchObject([{ locationId: 'leipzig' }]);
  },
);
