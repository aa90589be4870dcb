import { act, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import type { EditedProfile } from './form/editedProfile.ts';
import { answer, field, press, type } from './testing/profileForm.ts';
import { COMPLETE, OWNER_ID, showProfile } from './testing/profilePage.tsx';

describe('a save in another tab (EXT-05)', () => {
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    otherTab = new BroadcastChannel(`profile:1:${OWNER_ID}`);
  });
  afterEach(() => otherTab.close());

  /** Opens the form and lets it follow a save of the tagline. */
  async function showFollowing() {
    const page = await showProfile({ ...COMPLETE, revision: 'first' });
    const received = new Promise<{ values: EditedProfile }>((resolve) => {
      otherTab.addEventListener('message', ({ data }: MessageEvent<{ values: EditedProfile }>) => resolve(data), {
        once: true,
      });
    });
    type('Tagline', 'Typed');
    const saved = { ...(await received).values, tagline: 'Saved in the other tab' };
    otherTab.postMessage({ values: saved, saved, revision: 'second' });
    await waitFor(() => expect(field('Tagline').value).toBe('Saved in the other tab'));
    return page;
  }

  it('stays when the logo is replaced in this tab, which still has the older answer of the server', async () => {
    const { environment } = await showFollowing();
    act(() =>
      commitLocalUpdate(environment, (store) => {
        store.get(COMPLETE.id)?.getLinkedRecord('logo')?.setValue('/files/new.png', 'url');
      }),
    );
    await waitFor(() => expect(screen.getByAltText('Your logo').getAttribute('src')).toBe('/files/new.png'));
    expect(field('Tagline').value).toBe('Saved in the other tab');
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('stays when a save of this tab fails', async () => {
    const page = await showFollowing();
    type('Agency name', 'Kestrel and Sons');
    press('Save draft');
    await answer(page, new NetworkError('offline'));
    expect(field('Tagline').value).toBe('Saved in the other tab');
    expect(screen.queryByText(/^This profile was saved elsewhere/)).toBeNull();
  });
});
