import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import type { RenderedPage } from '../../testing/renderPage.tsx';
import { COMPLETE, EMPTY, LEIPZIG, showProfile } from './testing/profilePage.tsx';

beforeEach(() => localStorage.clear());

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** The mutations that were sent, by name. */
function sent({ environment }: RenderedPage): string[] {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation')
    .map(({ request }) => request.node.params.name);
}

function inputOf({ environment }: RenderedPage): Record<string, unknown> {
  return environment.mock.getMostRecentOperation().request.variables['input'] as Record<string, unknown>;
}

async function answer({ environment }: RenderedPage, payload: object | Error) {
  await act(async () => {
    if (payload instanceof Error) environment.mock.rejectMostRecentOperation(payload);
    else {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { SaveProfilePayload: () => payload }),
      );
    }
    await Promise.resolve();
  });
}

function errorsOf(name: string): string {
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

function summary(): HTMLElement {
  const heading = screen.getByRole('heading', { name: /to fix$/ });
  const box = heading.closest<HTMLElement>('[role="alert"]');
  if (!box) throw new Error('There is no summary');
  return box;
}

describe('publishing (VAL-01, VAL-02)', () => {
  it('sends nothing of an empty profile: marks all faults at once, counts them and leads to the first', async () => {
    const page = await showProfile(EMPTY);
    press('Publish page');
    expect(sent(page)).toEqual([]);
    const links = within(summary()).getAllByRole('button');
    expect(within(summary()).getByRole('heading').textContent).toBe('17 fields to fix');
    expect(links).toHaveLength(17);
    expect(links[0]?.textContent).toBe('Logo: Upload your logo.');
    expect(document.activeElement?.textContent).toBe('Upload logo');
    expect(errorsOf('Tagline')).toBe('Fill in this field.');
    expect(field('Tagline').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(within(summary()).getByRole('button', { name: /^Website/ }));
    expect(document.activeElement).toBe(field('Website'));
  });

  it('takes a fault back once its field is right, and says meanwhile what is missing', async () => {
    await showProfile({ ...COMPLETE, shortDescription: null });
    press('Publish page');
    expect(errorsOf('Short description')).toBe('Fill in this field.');
    type('Short description', 's'.repeat(98));
    expect(errorsOf('Short description')).toBe('Add at least 2 characters. 100 to 250 are needed.');
    type('Short description', 's'.repeat(100));
    expect(errorsOf('Short description')).toBe('');
    expect(screen.queryByRole('heading', { name: /to fix$/ })).toBeNull();
  });

  it('sends the whole form as it is stored, and says when clients find it (STA-30, STA-31)', async () => {
    const page = await showProfile(COMPLETE);
    type('Website', 'kestrelvale.example');
    press('Publish page');
    expect(sent(page)).toEqual(['useSaveProfilePublishMutation']);
    expect(inputOf(page)).toMatchObject({
      name: 'Kestrel Vale',
      website: 'https://kestrelvale.example',
      numberOfEmployeesId: 'ten',
      serviceIds: ['seo'],
      regionIds: ['germany'],
      offices: [{ locationId: 'leipzig', postalCode: '04109', address: 'Lindengasse 14', phone: '+493415550148' }],
      emailSettings: { isConsented: true, values: ['mara@kestrelvale.example'] },
    });
    const published = { ...COMPLETE, state: 'PUBLISH', isFirstPublish: true };
    await answer(page, { profile: published, errors: [] });
    expect(await screen.findByText(/^Your page is published\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDefined();
  });

  it('puts what the server refuses at its field (ERR-07, ERR-08, ERR-09)', async () => {
    const page = await showProfile(COMPLETE);
    press('Publish page');
    await answer(page, {
      profile: null,
      viewer: null,
      errors: [
        { path: ['offices', '0', 'phone'], code: 'INVALID_PHONE', min: null, max: null },
        { path: ['socials', 'x'], code: 'INVALID_LINK', min: null, max: null },
      ],
    });
    expect(document.activeElement).toBe(field('Phone number'));
    expect(errorsOf('Phone number')).toMatch(/^Enter a phone number with country code/);
    expect(errorsOf('X (optional)')).toBe('Use the address of your page at X.');
    expect(within(summary()).getByText(/^Office 1, Phone number:/)).toBeDefined();
    type('X (optional)', 'https://x.com/kestrel');
    expect(errorsOf('X (optional)')).toBe('');
  });
});

describe('drafts (STA-27, STA-29)', () => {
  it('says that nothing is unsaved, of a draft that was saved before', async () => {
    await showProfile(COMPLETE);
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('saves an empty one, and says what is not saved yet', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    press('Save draft');
    expect(sent(page)).toEqual(['useSaveProfileMutation']);
    expect(screen.getByText('Saving…')).toBeDefined();
    await answer(page, { profile: { ...EMPTY, state: 'DRAFT', name: 'Kestrel' }, errors: [] });
    expect(screen.getByText('Saved')).toBeDefined();
    expect(field('Agency name').value).toBe('Kestrel');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps everything when it cannot be saved, and says why (ERR-10)', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    press('Save draft');
    await answer(page, new NetworkError('offline'));
    expect(screen.getByText('There is no connection. Check your network and try again.')).toBeDefined();
    expect(field('Agency name').value).toBe('Kestrel');
    // What is answered is no longer listed.
    expect(sent(page)).toEqual([]);
    press('Save draft');
    expect(sent(page)).toEqual(['useSaveProfileMutation']);
  });

  it('keeps what is typed while it is being saved', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    press('Save draft');
    type('Agency name', 'Kestrel Vale');
    await answer(page, { profile: { ...EMPTY, state: 'DRAFT', name: 'Kestrel' }, errors: [] });
    expect(field('Agency name').value).toBe('Kestrel Vale');
  });
});

describe('unsaved changes (EXT-05)', () => {
  it('are there again when the form is opened anew, and can be given up', async () => {
    const before = await showProfile(COMPLETE);
    type('Tagline', 'Something else');
    before.unmount();
    await showProfile(COMPLETE);
    expect(field('Tagline').value).toBe('Something else');
    expect(screen.getByText(/^We restored your unsaved changes/)).toBeDefined();
    press('Discard them');
    expect(field('Tagline').value).toBe(COMPLETE.tagline);
    expect(localStorage).toHaveLength(0);
  });

  it('of another version of the form are not read', async () => {
    localStorage.setItem('profile:profile-1', JSON.stringify({ version: 1, keptAt: 1, values: { name: 'Old' } }));
    await showProfile(COMPLETE);
    expect(field('Agency name').value).toBe('Kestrel Vale');
  });
});

describe('fields', () => {
  it('count services and specialties by the plan, and take no more than it includes (CON-17, CON-18)', async () => {
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

  it('find the city of an office by its name (VAL-11)', async () => {
    const page = await showProfile({ ...COMPLETE, offices: [] });
    press('Add office');
    await userEvent.type(field('City'), 'Leip');
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    await act(async () => {
      page.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => ({ locations: [LEIPZIG] }) }),
      );
      await Promise.resolve();
    });
    await userEvent.click(screen.getByRole('button', { name: /^Leipzig/ }));
    expect(field('City').value).toBe('Leipzig');
    press('Save draft');
    expect(inputOf(page)['offices']).toEqual([{ locationId: 'leipzig', postalCode: null, address: null, phone: null }]);
  });

  it('take three addresses at most (VAL-29)', async () => {
    await showProfile(COMPLETE);
    press('Add address');
    press('Add address');
    expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
    press('Publish page');
    expect(errorsOf('Email address 2')).toBe('Fill in this field.');
  });

  it('are counted for completeness, each missing one with a way to it (ENT-14, EXT-07)', async () => {
    await showProfile(EMPTY);
    expect(screen.getByText('0 of 22')).toBeDefined();
    type('Agency name', 'Kestrel');
    expect(screen.getByText('1 of 22')).toBeDefined();
    press('Scheduling link');
    expect(document.activeElement).toBe(field('Scheduling link (optional)'));
  });
});

describe('the address of the form (QRY-14, RTE-18)', () => {
  it.each([
    ['?edit=description', 'Detailed description'],
    ['?edit=services', 'Search Services'],
    ['?scrollTo=website', 'Website'],
  ])('%s leads to %s', async (address, name) => {
    await showProfile(COMPLETE, address);
    expect(document.activeElement).toBe(field(name));
  });

  it('leads to a section by its hash', async () => {
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

it('marks what the last save was refused for (ENT-13)', async () => {
  await showProfile({ ...COMPLETE, tagline: null, invalidFields: [['tagline']] });
  expect(errorsOf('Tagline')).toBe('Fill in this field.');
});
