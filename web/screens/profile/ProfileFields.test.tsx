import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { PAUSE_MS } from '../../relay/useSearchAnswer.ts';
import { errorsOf, field, inputOf, press, type } from './testing/profileForm.ts';
import { COMPLETE, EMPTY, LEIPZIG, showProfile } from './testing/profilePage.tsx';

describe('fields', () => {
  it('count services and specialties, and accept no more than the plan includes (CON-17, CON-18)', async () => {
    const page = await showProfile(COMPLETE);
    const services = within(screen.getByRole('group', { name: /^Services/ }));
    const box = (name: string) => services.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
    expect(services.getByText('1 of 1')).toBeDefined();
    expect(box('Paid advertising').disabled).toBe(true);
    expect(box('PPC').disabled).toBe(true);
    fireEvent.click(box('Local SEO'));
    expect(services.getByText('1 of 2')).toBeDefined();
    fireEvent.click(box('SEO'));
    fireEvent.click(box('PPC'));
    press('Save draft');
    expect(inputOf(page)['serviceIds']).toEqual(['ads', 'ppc']);
  });

  it('take the year from a pasted date and from full-width digits', async () => {
    await showProfile(COMPLETE);
    for (const [text, year] of [
      ['12.03.2015', '2015'],
      ['２０１４年', '2014'],
      ['20131', '2013'],
      ['soon', ''],
    ] as const) {
      type('Founded', text);
      expect(field('Founded').value).toBe(year);
    }
  });

  it("find an office's city by its name (VAL-11)", async () => {
    const page = await showProfile({ ...COMPLETE, offices: [] });
    vi.useFakeTimers();
    press('Add office');
    act(() => {
      vi.runAllTimers();
    });
    expect(document.activeElement).toBe(field('City'));
    const district = { ...LEIPZIG, id: 'district', type: 'STATE' };
    type('City', 'Leip');
    await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
    act(() => {
      page.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ locations: [LEIPZIG, district] }) }),
      );
    });
    const city = field('City');
    expect(city.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(city, { key: 'ArrowDown' });
    const option = screen.getByRole('option', { name: 'Leipzig Germany', selected: true });
    expect(screen.getByRole('option', { name: 'Leipzig State · Germany' })).toBeDefined();
    expect(city.getAttribute('aria-activedescendant')).toBe(option.id);
    fireEvent.keyDown(city, { key: 'Enter' });
    expect(city.getAttribute('aria-expanded')).toBe('false');
    vi.useRealTimers();
    expect(field('City').value).toBe('Leipzig');
    press('Save draft');
    expect(inputOf(page)['offices']).toEqual([{ locationId: 'leipzig', postalCode: null, address: null, phone: null }]);
  });

  it('accept at most three addresses (VAL-29)', async () => {
    await showProfile(COMPLETE);
    press('Add address');
    press('Add address');
    expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
    press('Publish page');
    expect(errorsOf('Email address 2')).toBe('Fill in this field.');
  });

  it('count for completeness, with a link to each missing one (ENT-14, EXT-07)', async () => {
    await showProfile(EMPTY);
    expect(screen.getByText('0 of 22')).toBeDefined();
    type('Agency name', 'Kestrel');
    expect(screen.getByText('1 of 22')).toBeDefined();
    press('Scheduling link');
    expect(document.activeElement).toBe(field('Scheduling link (optional)'));
  });
});

describe('the focus when an entry is removed', () => {
  function remove(name: string) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }

  it('moves to the chip that took its place, after the last one to what adds another', async () => {
    await showProfile({ ...COMPLETE, languages: [{ id: 'de' }, { id: 'en' }] });
    remove('Remove German');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove English' })));
    remove('Remove English');
    const languages = within(screen.getByRole('group', { name: /^Languages/ }));
    await waitFor(() => expect(document.activeElement).toBe(languages.getByText('None selected').closest('summary')));
    remove('Remove Germany');
    await waitFor(() => expect(document.activeElement).toBe(field('Add a city, state or country')));
  });

  it('moves to the office that took its place, after the last one to the button that adds another', async () => {
    const [office] = COMPLETE.offices;
    await showProfile({ ...COMPLETE, offices: [office, { ...office, location: null }] });
    remove('Remove: Office 1');
    await waitFor(() => expect(document.activeElement).toBe(field('City')));
    expect(field('City').value).toBe('');
    remove('Remove: Office 1');
    await waitFor(() => expect(document.activeElement?.id).toBe('add-office'));
  });

  it('moves from the last address to the one before, then to the button that adds another', async () => {
    await showProfile({ ...COMPLETE, emailSettings: { isConsented: true, values: ['a@a.example', 'b@b.example'] } });
    remove('Remove Email address 2');
    await waitFor(() => expect(document.activeElement).toBe(field('Email address 1')));
    remove('Remove Email address 1');
    await waitFor(() => expect(document.activeElement?.id).toBe('add-email'));
  });
});

describe('the URL of the form (QRY-08, QRY-09, RTE-18)', () => {
  it.each([
    ['?edit=description', 'Detailed description'],
    ['?edit=services', 'Search Services'],
    ['?scrollTo=website', 'Website'],
    ['?scrollTo=office-0-phone', 'Phone number'],
  ])('%s focuses %s', async (address, name) => {
    await showProfile(COMPLETE, address);
    expect(document.activeElement).toBe(field(name));
  });

  it('opens the industries with the focus on the control that adds one', async () => {
    await showProfile(COMPLETE, '?edit=industries');
    const { activeElement } = document;
    expect(activeElement?.tagName).toBe('SUMMARY');
    expect(activeElement?.closest('details')?.open).toBe(true);
    expect(activeElement?.closest('fieldset')?.dataset['path']).toBe('industries');
  });

  it('adds an office by a click, and ignores targets that do not exist', async () => {
    await showProfile(COMPLETE, '?scrollTo=add-office');
    expect(screen.getAllByLabelText('Postal code')).toHaveLength(2);
    cleanup();
    await showProfile(COMPLETE, '?scrollTo=save');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['add-office', 'offices[1].location', 'offices[2].location'],
    ['add-email', 'emailSettings.values[1]', 'emailSettings.values[2]'],
  ])('%s adds nothing again while what it added is empty, for example after a reload', async (button, added, next) => {
    const limits = { ...COMPLETE.limits, locations: 3 };
    const isFocused = () => document.activeElement?.getAttribute('data-path') === added;
    const first = await showProfile({ ...COMPLETE, limits }, `?scrollTo=${button}`);
    await waitFor(() => expect(isFocused()).toBe(true));
    first.unmount();
    await showProfile({ ...COMPLETE, limits }, `?scrollTo=${button}`);
    expect(isFocused()).toBe(true);
    expect(document.querySelector(`[data-path="${next}"]`)).toBeNull();
  });

  it('goes to a section by its hash', async () => {
    await showProfile(COMPLETE, '#email-settings');
    expect(document.activeElement?.textContent).toBe('Notifications');
  });
});

it('asks to remove what a smaller plan no longer includes (ENT-12)', async () => {
  await showProfile({
    ...COMPLETE,
    languages: [{ id: 'de' }, { id: 'en' }],
    limits: { ...COMPLETE.limits, languages: 1 },
  });
  expect(screen.getByText(/^Your plan includes 1 language\./)).toBeDefined();
});

it('marks the fields for which the last save was refused (ENT-13)', async () => {
  await showProfile({ ...COMPLETE, tagline: null, invalidFields: [['tagline']] });
  expect(errorsOf('Tagline')).toBe('Fill in this field.');
});
