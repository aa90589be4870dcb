import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { useDirectoryNavigation } from './directoryNavigation.ts';
import { directoryHref, toggleValue } from './directorySearch.ts';

/** Selects a value of each of two filters, requests the list again, and shows the list that the filters show. */
function Filters() {
  const { wanted, go } = useDirectoryNavigation();
  return (
    <>
      <output aria-label="list">{directoryHref(wanted)}</output>
      <button onClick={() => go(toggleValue(wanted, 'services', 'seo'))}>SEO</button>
      <button onClick={() => go(toggleValue(wanted, 'locations', 'germany'))}>Germany</button>
      <button onClick={() => go(wanted)}>Search</button>
    </>
  );
}

async function renderFilters() {
  const { goBack } = await renderPage(
    () => ['/agencies', '/agencies/list/:service?/:location?'].map((path) => ({ path, Component: Filters })),
    { path: '/agencies' },
  );
  return {
    goBack,
    press: (name: string) =>
      act(async () => {
        fireEvent.click(screen.getByText(name));
        await Promise.resolve();
      }),
    shown: () => screen.getByLabelText('list').textContent,
  };
}

it('Back unticks a filter that was selected from the list it returns to (RTE-09)', async () => {
  const { press, shown, goBack } = await renderFilters();
  await press('SEO');
  await press('Germany');
  expect(shown()).toBe('/agencies/list/seo/germany');
  await goBack();
  expect(shown()).toBe('/agencies/list/seo');
});

it('Back leaves a list that was requested again in one step (RTE-09)', async () => {
  const { press, shown, goBack } = await renderFilters();
  await press('SEO');
  await press('Search');
  expect(shown()).toBe('/agencies/list/seo');
  await goBack();
  expect(shown()).toBe('/agencies');
});
