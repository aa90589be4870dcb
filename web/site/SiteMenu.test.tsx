import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Link } from 'react-router-dom';
import { hydrateAfter } from '../testing/hydrate.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const menu = (
  <SiteMenu icon="menu" label="Menu">
    <Link to="/">Find an agency</Link>
  </SiteMenu>
);

function details() {
  return screen.getByRole<HTMLDetailsElement>('group');
}

it('stays open if it was opened before hydration', async () => {
  await hydrateAfter(menu, () => {
    details().open = true;
  });
  expect(details().open).toBe(true);
});

it('closes when one of its links is followed, and keeps the focus on its button', async () => {
  await hydrateAfter(menu, () => undefined);
  details().open = true;
  screen.getByRole('link', { name: 'Find an agency' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(details().open).toBe(false);
  expect(document.activeElement).toBe(details().querySelector('summary'));
});
