import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import { answer, errorsOf, field, inputOf, press, sent, summary, type } from './testing/profileForm.ts';
import { COMPLETE, EMPTY, OWNER_ID, showProfile } from './testing/profilePage.tsx';

describe('publishing (VAL-01, VAL-02)', () => {
  it('sends nothing for an empty profile: shows and counts all errors at once, and focuses the first one', async () => {
    const page = await showProfile(EMPTY);
    press('Publish page');
    expect(sent(page)).toEqual([]);
    const links = within(summary()).getAllByRole('button');
    expect(within(summary()).getByRole('heading').textContent).toBe('17 fields to fix');
    expect(links).toHaveLength(17);
    expect(links[0]?.textContent).toBe('Logo: Upload your logo.');
    expect(document.activeElement?.textContent).toBe('Upload logo');
    expect(errorsOf('Tagline')).toBe('Fill in this field.');
    expect(errorsOf('Team size')).toBe('Select one.');
    expect(field('Tagline').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(within(summary()).getByRole('button', { name: /^Website/ }));
    expect(document.activeElement).toBe(field('Website'));
  });

  it('removes an error once its field is valid, and until then says what is missing', async () => {
    await showProfile({ ...COMPLETE, shortDescription: null });
    press('Publish page');
    expect(errorsOf('Short description')).toBe('Fill in this field.');
    type('Short description', 's'.repeat(98));
    expect(errorsOf('Short description')).toBe('Add at least 2 characters. Use 100 to 250 characters.');
    type('Short description', 's'.repeat(100));
    expect(errorsOf('Short description')).toBe('');
    expect(screen.queryByRole('heading', { name: /to fix$/ })).toBeNull();
  });

  it('shows a full web address if one that starts with https:// is not complete', async () => {
    await showProfile(COMPLETE);
    type('Website', 'https://kestrelvale');
    press('Publish page');
    expect(errorsOf('Website')).toBe('Enter a full https web address, such as https://example.com.');
  });

  it('sends the whole form in stored form, and says when clients will find the page (STA-30, STA-31)', async () => {
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

  it("shows the server's refusal next to its field (ERR-07, ERR-08, ERR-09)", async () => {
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
    expect(errorsOf('Phone number')).toMatch(/^Enter a phone number with its country code/);
    expect(errorsOf('X (optional)')).toBe('Use the address of your X page.');
    expect(within(summary()).getByText(/^Office 1, Phone number:/)).toBeDefined();
    type('X (optional)', 'https://x.com/kestrel');
    expect(errorsOf('X (optional)')).toBe('');
  });
});

describe('drafts (STA-27, STA-29)', () => {
  it('are saved by the buttons only, not by Enter', async () => {
    const page = await showProfile(COMPLETE);
    const isLeftToBrowser = fireEvent.submit(screen.getByRole('form'));
    expect(isLeftToBrowser).toBe(false);
    expect(sent(page)).toEqual([]);
  });

  it('says that all changes are saved for a draft that was saved before', async () => {
    await showProfile(COMPLETE);
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('saves an empty draft, and says when there are unsaved changes', async () => {
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

  it('says for 5 s that the profile was saved (CON-07, STA-27)', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Save draft');
    await answer(page, { profile: { ...EMPTY, state: 'DRAFT', name: 'Kestrel' }, errors: [] });
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText('Saved')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText(/^Draft saved/)).toBeDefined();
  });

  it('keeps all input when it cannot be saved, and says why (ERR-10)', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    press('Save draft');
    await answer(page, new NetworkError('offline'));
    expect(screen.getByText("You're not connected. Check your network and try again.")).toBeDefined();
    expect(field('Agency name').value).toBe('Kestrel');
    // Resolved operations are no longer listed.
    expect(sent(page)).toEqual([]);
    press('Save draft');
    expect(sent(page)).toEqual(['useSaveProfileMutation']);
  });

  it('keeps what is typed during a save', async () => {
    const page = await showProfile(EMPTY);
    type('Agency name', 'Kestrel');
    press('Save draft');
    type('Agency name', 'Kestrel Vale');
    await answer(page, { profile: { ...EMPTY, state: 'DRAFT', name: 'Kestrel' }, errors: [] });
    expect(field('Agency name').value).toBe('Kestrel Vale');
  });
});

describe('a profile saved elsewhere in the meantime', () => {
  const elsewhere = {
    ...COMPLETE,
    revision: 'second',
    tagline: 'Saved elsewhere',
    website: 'https://elsewhere.example',
  };
  const overtaken = { profile: elsewhere, viewer: null, errors: [{ path: null, code: 'PROFILE_CHANGED' }] };

  it("is not overwritten: both sides' changes are merged, and conflicts are named before the next save", async () => {
    const page = await showProfile({ ...COMPLETE, revision: 'first' });
    type('Tagline', 'Mine');
    type('Agency name', 'Kestrel and Sons');
    press('Save draft');
    expect(inputOf(page)).toMatchObject({ revision: 'first' });
    await answer(page, overtaken);
    expect(screen.getByText(/^This profile was saved elsewhere/)).toBeDefined();
    expect(screen.getByText(/^Changed in both places: Tagline\./)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Keep my changes');
    expect(field('Website').value).toBe('https://elsewhere.example');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    press('Save draft');
    expect(inputOf(page)).toMatchObject({ revision: 'second', tagline: 'Mine', name: 'Kestrel and Sons' });
    await answer(page, { profile: { ...elsewhere, tagline: 'Mine', name: 'Kestrel and Sons' }, errors: [] });
    expect(screen.queryByText(/^This profile was saved elsewhere/)).toBeNull();
  });

  it("can be used instead of the user's version", async () => {
    const page = await showProfile({ ...COMPLETE, revision: 'first' });
    type('Tagline', 'Mine');
    press('Save draft');
    await answer(page, overtaken);
    press('Use the saved version');
    expect(field('Tagline').value).toBe('Saved elsewhere');
    expect(localStorage).toHaveLength(0);
  });

  it('is detected when the form is reopened with changes kept in this browser', async () => {
    const before = await showProfile({ ...COMPLETE, revision: 'first' });
    type('Tagline', 'Mine');
    before.unmount();
    const page = await showProfile(elsewhere);
    expect(screen.getByText(/Changed in both places: Tagline\./)).toBeDefined();
    expect(field('Website').value).toBe('https://elsewhere.example');
    press('Keep my changes');
    expect(screen.queryByText(/Changed in both places/)).toBeNull();
    press('Save draft');
    expect(inputOf(page)).toMatchObject({ revision: 'second', tagline: 'Mine' });
  });

  it("is recognized as one's own after a lost response: later input is saved without a question", async () => {
    const page = await showProfile({ ...COMPLETE, revision: 'first' });
    type('Website', 'mine.example');
    press('Save draft');
    await answer(page, new NetworkError('lost'));
    const stored = { ...COMPLETE, website: 'https://mine.example', revision: 'second' };
    const isMine = { profile: stored, viewer: null, errors: [{ path: null, code: 'PROFILE_CHANGED' }] };
    type('Tagline', 'Typed since');
    press('Save draft');
    await answer(page, isMine);
    expect(inputOf(page)).toMatchObject({ revision: 'second', tagline: 'Typed since' });
    await answer(page, { profile: { ...stored, tagline: 'Typed since', revision: 'third' }, errors: [] });
    expect(screen.getByText('Saved')).toBeDefined();
    type('Agency name', 'Kestrel and Sons');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });
});

describe('unsaved changes (EXT-05)', () => {
  it('are restored when the form is reopened, and can be discarded', async () => {
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

  it('of another version of the form are ignored', async () => {
    localStorage.setItem(`profile:${OWNER_ID}`, JSON.stringify({ version: 1, keptAt: 1, values: { name: 'Old' } }));
    await showProfile(COMPLETE);
    expect(field('Agency name').value).toBe('Kestrel Vale');
  });
});
