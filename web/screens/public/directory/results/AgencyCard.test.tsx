import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aList, anAgency, place, showDirectory } from '../testing/directoryPage.tsx';
import { inPriceCurrency } from '../../../../i18n/money.ts';

function card() {
  const [first] = within(screen.getByRole('list', { name: 'Agencies' })).getAllByRole('listitem');
  if (!first) throw new Error('No card');
  return first;
}

function factsOf(element: HTMLElement) {
  return [...element.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

describe('a card (DIR-09)', () => {
  it('shows who the agency is, what it offers and what it costs', async () => {
    await showDirectory('/agencies', aList([anAgency({ rating: 4.84 })]));
    const name = within(card()).getByRole('heading', { level: 2, name: 'Nordlicht' });
    expect(within(name).getByRole('link').getAttribute('href')).toBe('/agencies/nordlicht');
    for (const text of ['Certified expert', '4.8 out of 5', '23 reviews']) {
      expect(within(card()).getByText(text)).toBeDefined();
    }
    expect(within(card()).getByText('Sichtbar im Norden').getAttribute('lang')).toBe('de');
    // Top-level services before their parts.
    const services = within(within(card()).getByRole('list', { name: 'Services' }));
    expect(services.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SEO', 'PPC']);
    expect(factsOf(card())).toEqual([
      ['Budget', 'From $1,000'],
      ['Team', '1–9 people'],
      ['Offices', 'Hamburg, Berlin'],
    ]);
  });

  it('says why the agency is in the list, and links to its brief form', async () => {
    const berlin = { locations: [place('berlin', 'Berlin')] };
    await showDirectory('/agencies/list/seo/berlin?budget=2', aList([anAgency()], berlin));
    const reasons = within(within(card()).getByRole('list', { name: 'Why it matches' }));
    expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Offers SEO',
      'Office in Berlin',
      'From $1,000',
    ]);
    const address = '/agencies/nordlicht?services=seo&locations=berlin&budget=2';
    expect(within(card()).getByRole('link', { name: 'Nordlicht' }).getAttribute('href')).toBe(address);
    expect(within(card()).getByRole('link', { name: 'Send brief to Nordlicht' }).getAttribute('href')).toBe(
      `${address}#brief`,
    );
  });

  it('names the searched services first, and how many more there are', async () => {
    const services = ['a', 'b', 'c', 'd', 'e', 'ppc'].map((alias) => ({
      id: alias,
      alias,
      name: alias.toUpperCase(),
      parentId: alias === 'ppc' ? 'x' : null,
    }));
    const cities = ['a', 'b', 'c', 'd'].map((alias) => place(alias, alias.toUpperCase()));
    await showDirectory('/agencies/list/ppc', aList([anAgency({ services, cities })]));
    const shown = within(within(card()).getByRole('list', { name: 'Services' })).getAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual(['PPC', 'A', 'B', 'C', '+2and 2 more services']);
    expect(factsOf(card()).at(-1)).toEqual(['Offices', 'A, B, C +1']);
  });

  it('says what is missing instead of leaving a gap', async () => {
    const bare = anAgency({
      logoUrl: null,
      tagline: null,
      semrushExpert: false,
      services: [],
      cities: [],
      numberOfEmployees: null,
      minBudget: inPriceCurrency(0),
      rating: null,
      reviewCount: 0,
      textLanguage: 'en',
    });
    await showDirectory('/agencies', aList([bare]));
    expect(within(card()).getByText('No reviews yet')).toBeDefined();
    expect(within(card()).queryByText('Certified expert')).toBeNull();
    expect(factsOf(card())).toEqual([['Budget', 'Any budget']]);
    expect(within(card()).getByText('Wir machen Marken sichtbar.').getAttribute('lang')).toBeNull();
    expect(card().querySelector('img')).toBeNull();
  });

  it('loads the first logo before everything else, and those further down when they come near', async () => {
    const nodes = Array.from({ length: 6 }, (_, at) => anAgency({ id: `agency-${at}`, name: `Agency ${at}` }));
    await showDirectory('/agencies', aList(nodes));
    const logos = [...document.querySelectorAll('img')];
    expect(logos.map((logo) => logo.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(logos.map((logo) => logo.getAttribute('fetchpriority'))).toEqual(['high', null, null, null, null, null]);
    expect(logos.every((logo) => logo.getAttribute('width') === '64' && logo.getAttribute('height') === '64')).toBe(
      true,
    );
  });
});
