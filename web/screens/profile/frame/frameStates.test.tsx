import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { Visibility } from '../../profilePreview/visibility.ts';
import { ModerationBanner } from './ModerationBanner.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { SaveBar } from './SaveBar.tsx';

async function show(visibility: Visibility, reason: string | null = null) {
  const Component = () => (
    <>
      <ProfileHeader state="publish" visibility={visibility} alias="kestrel-vale">
        {null}
      </ProfileHeader>
      <ModerationBanner visibility={visibility} reason={reason} />
    </>
  );
  await renderPage(() => [{ path: '/profile', Component }], { path: '/profile' });
  await screen.findByRole('heading', { level: 1 });
}

it('says that a published page is in review (STA-32)', async () => {
  await show('review');
  expect(screen.getByText('In review')).toBeDefined();
  expect(screen.getByText("We're reviewing your page")).toBeDefined();
});

it('says that a page was declined, and offers no link to it (STA-32)', async () => {
  await show('declined', 'Logos without permission');
  expect(screen.getByText('Your page was declined')).toBeDefined();
  expect(screen.getByText('Logos without permission')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
});

it('calls a blocked page neither published nor live, and offers no link to it (ACC-16)', async () => {
  await show('blocked');
  expect(screen.getByText('Blocked')).toBeDefined();
  expect(screen.queryByText(/^Your page is live\./)).toBeNull();
  expect(screen.queryByRole('link', { name: 'View public page' })).toBeNull();
});

it('calls an approved page live, without a banner (STA-32)', async () => {
  await show('published');
  expect(screen.getByText(/^Your page is live\./)).toBeDefined();
  expect(screen.queryByText("We're reviewing your page")).toBeNull();
  expect(screen.getByRole('link', { name: 'View public page' })).toBeDefined();
});

it('shows the age of a saved draft, until it is edited again (STA-27)', async () => {
  const bar = (isEdited: boolean) => (
    <SaveBar
      status={{ kind: 'default' }}
      isEdited={isEdited}
      savedAt={Date.now() - 120_000}
      state="draft"
      faults={0}
      onSubmit={() => undefined}
    />
  );
  const Component = () => (
    <>
      {bar(false)}
      {bar(true)}
    </>
  );
  await renderPage(() => [{ path: '/profile', Component }], { path: '/profile' });
  const [saved, edited] = await screen.findAllByRole('status');
  expect(saved?.textContent).toMatch(/^Draft saved [12] minutes? ago$/);
  expect(edited?.textContent).toBe('Unsaved changes');
});
