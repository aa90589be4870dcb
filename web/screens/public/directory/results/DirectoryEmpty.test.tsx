import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inPriceCurrency } from '../../../../i18n/money.ts';
import { aList, place, showDirectory } from '../testing/directoryPage.tsx';

const NOTHING = { service: null, industry: null, location: null, language: null, budget: null };

it('offers each understood part of the search text alone, in the order of the text (DIR-10)', async () => {
  const understood = [
    { ...NOTHING, language: { id: 'l-2', key: '2', code: 'de' }, count: 20 },
    { ...NOTHING, location: place('berlin', 'Berlin'), count: 0 },
    { ...NOTHING, budget: { id: 'b-1', key: '1', to: inPriceCurrency(1_000) }, count: 5 },
  ];
  await showDirectory('/agencies/list/seo?q=german+berlin+under+1000', aList([], { understood }));
  const links = within(screen.getByRole('list', { name: 'Ways to see more agencies' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Only “German”20 agencies', '/agencies/list/seo?languages=2'],
    ['Only “Up to $1,000”5 agencies', '/agencies/list/seo?budget=1'],
  ]);
});
