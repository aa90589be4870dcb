import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { testSite } from '../testing/testSite.ts';
import { Part } from '../screens/public/agency/section/Part.tsx';
import { SiteContext } from './site.ts';
import { SiteLayout } from './SiteLayout.tsx';

it('a new page takes the focus, at the section that its address names (PLT-11)', async () => {
  const site = (
    <SiteContext value={testSite()}>
      <SiteLayout />
    </SiteContext>
  );
  const agency = (
    <Part id="brief" title="Send a brief">
      <input aria-label="Name" />
    </Part>
  );
  const { goTo } = await renderPage(() => [
    {
      element: site,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/agencies/:alias', element: agency },
      ],
    },
  ]);
  await goTo('/agencies/one');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await goTo('/agencies/two#brief');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send a brief' }));
  await goTo('/agencies/three#gone');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
