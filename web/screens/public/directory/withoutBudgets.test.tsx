import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aList, anAgency, showDirectory } from './testing/directoryPage.tsx';

it('ignores a budget in the address if the upstream cannot filter by budget', async () => {
  const all = aList([anAgency()]);
  const facets = all.facets.filter(({ filter }) => filter !== 'MAX_BUDGET');
  await showDirectory('/agencies/list/seo?budget=1', { ...all, facets });
  expect(screen.getByRole('link', { name: 'Nordlicht' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Budget' })).toBeNull();
  expect(screen.queryByText('Up to $1,000')).toBeNull();
  expect(document.querySelectorAll('a[href*="budget"]')).toHaveLength(0);
});
