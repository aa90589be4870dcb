import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inPriceCurrency } from '../../../../i18n/money.ts';
import { aList, place, showDirectory } from '../testing/directoryPage.tsx';

const NOTHING = { service: null, industry: null, location: null, language: null, budget: null, countOfOthers: null };

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

it('offers to leave out one of three understood parts before it offers a part alone (DIR-10)', async () => {
  const understood = [
    { ...NOTHING, service: { id: 's-ppc', alias: 'ppc', name: 'PPC' }, count: 7, countOfOthers: 0 },
    { ...NOTHING, service: { id: 's-seo', alias: 'seo', name: 'SEO' }, count: 42, countOfOthers: 1 },
    { ...NOTHING, location: place('berlin', 'Berlin'), count: 10, countOfOthers: 4 },
  ];
  await showDirectory('/agencies/list/local-seo?industries=3&q=ppc+seo+berlin', aList([], { understood }));
  const links = within(screen.getByRole('list', { name: 'Ways to see more agencies' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove “SEO”1 agency', '/agencies/list/ppc/berlin?industries=3'],
    ['Remove “Berlin”4 agencies', '/agencies?services=ppc,seo&industries=3'],
    ['Only “PPC”7 agencies', '/agencies/list/ppc?industries=3'],
  ]);
});

it('offers two understood parts alone, because leaving one out is the same (DIR-10)', async () => {
  const understood = [
    { ...NOTHING, service: { id: 's-seo', alias: 'seo', name: 'SEO' }, count: 42, countOfOthers: 10 },
    { ...NOTHING, location: place('berlin', 'Berlin'), count: 10, countOfOthers: 42 },
  ];
  await showDirectory('/agencies?q=seo+berlin', aList([], { understood }));
  const links = within(screen.getByRole('list', { name: 'Ways to see more agencies' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Only “SEO”42 agencies', 'Only “Berlin”10 agencies']);
});

it('says that the rest stays only where each offer removes one filter (DIR-10)', async () => {
  const rest = 'Try one of these changes. The rest of your search stays the same.';
  const wider = [{ filter: 'QUERY', count: 145 }] as const;
  await showDirectory('/agencies/list/seo?q=xyzzy', aList([], { wider }));
  expect(screen.queryByText(rest)).not.toBeNull();
  cleanup();
  const understood = [{ ...NOTHING, location: place('berlin', 'Berlin'), count: 10 }];
  await showDirectory('/agencies?q=website+berlin', aList([], { understood, wider }));
  expect(screen.queryByRole('link', { name: /^Only “Berlin”/ })).not.toBeNull();
  expect(screen.queryByText(rest)).toBeNull();
});

it('offers first what keeps the whole search text, last what keeps none of it (DIR-10)', async () => {
  const understood = [{ ...NOTHING, location: place('berlin', 'Berlin'), count: 10 }];
  const wider = [
    { filter: 'QUERY', count: 145 },
    { filter: 'MAX_BUDGET', count: 3 },
  ] as const;
  await showDirectory('/agencies?budget=3&q=website+berlin', aList([], { understood, wider }));
  const links = within(screen.getByRole('list', { name: 'Ways to see more agencies' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove “Budget”3 agencies', '/agencies?q=website+berlin'],
    ['Only “Berlin”10 agencies', '/agencies/list/all/berlin?budget=3'],
    ['Remove “website berlin”145 agencies', '/agencies?budget=3'],
  ]);
});
