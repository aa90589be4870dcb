import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { testSite } from '../testing/testSite.ts';
import { SiteContext } from './site.ts';
import { SiteHeader } from './SiteHeader.tsx';

it.each([
  ['/agencies', 'Find an agency'],
  ['/agencies/lead-generation/', 'Lead generation'],
  ['/get-started/', 'Plans and prices'],
])('marks the page of %s as the current one', async (path, name) => {
  const header = (
    <SiteContext value={testSite()}>
      <SiteHeader />
    </SiteContext>
  );
  await renderPage(header, { path });
  const current = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect([...new Set(current)]).toEqual([name]);
});
