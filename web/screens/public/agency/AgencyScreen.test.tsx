import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aReview, aStory, anAgency, LONG_TEXT } from './testing/agencyData.ts';
import { showAgency } from './testing/agencyPage.tsx';

function part(name: string) {
  return within(screen.getByRole('region', { name }));
}

function hrefOf(link: HTMLElement) {
  return link.getAttribute('href');
}

describe("an agency's page (DIR-11)", () => {
  it('shows who the agency is at a glance', async () => {
    await showAgency(anAgency());
    expect(screen.getByRole('heading', { level: 1, name: 'North Star' })).toBeDefined();
    expect(screen.getByText('Growth by numbers').getAttribute('lang')).toBe('en');
    for (const text of [
      'Berlin, Germany',
      'Certified expert',
      '$1,000',
      '10–49 people',
      '2012',
      'English and German',
      '1 to 6 months',
      'small companies',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getAllByText('4.7 out of 5')).toHaveLength(2);
    expect(hrefOf(screen.getByRole('link', { name: '48 reviews' }))).toBe('#reviews');
  });

  it('lists the sizes of its clients as part of a sentence', async () => {
    await showAgency(anAgency({ businessSizes: [{ name: 'SMALL' }, { name: 'MID' }, { name: 'ENTERPRISE' }] }));
    expect(screen.getByText('small companies, mid-size companies, and large companies')).toBeDefined();
  });

  it("says why it matches the visitor's search, and links back to the results", async () => {
    const { unmount } = await showAgency(anAgency(), { search: '?services=technical-seo&locations=berlin&budget=3' });
    const reasons = within(screen.getByRole('list', { name: 'Why it matches' }));
    expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Offers Technical SEO',
      'Office in Berlin',
      'From $1,000',
    ]);
    expect(hrefOf(screen.getByRole('link', { name: 'Back to results' }))).toBe(
      '/agencies/list/technical-seo/berlin?budget=3',
    );
    unmount();
    const state = { results: '/agencies?services=technical-seo&languages=2&sort=rating&page=2' };
    const { unmount: leave } = await showAgency(anAgency(), { search: '?services=technical-seo', state });
    expect(hrefOf(screen.getByRole('link', { name: 'Back to results' }))).toBe(state.results);
    leave();
    await showAgency(anAgency(), { search: '?brief=sent' });
    expect(screen.queryByRole('link', { name: 'Back to results' })).toBeNull();
  });

  const germany = { alias: 'germany', name: 'Germany', country: 'DE', type: 'COUNTRY' };
  const potsdam = { alias: 'potsdam', name: 'Potsdam', country: 'DE', type: 'CITY' };
  const bavaria = { alias: 'bavaria', name: 'Bavaria', country: 'DE', type: 'STATE' };
  const tokyo = { alias: 'tokyo', name: 'Tokyo', country: 'JP', type: 'CITY' };
  it.each([
    // Served through the region Germany.
    ['locations=potsdam', [potsdam], { regions: [germany] }, ['Works with clients in Potsdam, office in Berlin']],
    ['locations=germany', [germany], { regions: [] }, ['Office in Berlin']],
    ['locations=potsdam', [potsdam], { regions: [] }, []],
    // An office in one of its cities.
    ['locations=bavaria', [bavaria], { states: [bavaria], regions: [bavaria] }, ['Office in Bavaria']],
    ['locations=tokyo', [tokyo], {}, []],
    ['locations=potsdam&industries=4', null, {}, ['Industry: Retail']],
    ['services=branding', [], {}, []],
  ])('gives the reasons for the search %s, and the way back in any case', async (search, places, change, reasons) => {
    await showAgency(anAgency(change), { search: `?${search}`, places });
    const list = screen.queryByRole('list', { name: 'Why it matches' });
    expect(
      list
        ? within(list)
            .getAllByRole('listitem')
            .map((item) => item.textContent)
        : [],
    ).toEqual(reasons);
    expect(screen.queryByText('Matches your search') !== null).toBe(reasons.length > 0);
    expect(screen.getByRole('link', { name: 'Back to results' })).toBeDefined();
  });

  it('works with clients in the cities of a state that it serves', async () => {
    const brandenburg = { alias: 'brandenburg', name: 'Brandenburg', country: 'DE', type: 'STATE' };
    const reason = 'Works with clients in Potsdam, office in Berlin';
    const search = { search: '?locations=potsdam', places: [potsdam], states: [brandenburg] };
    const { unmount } = await showAgency(anAgency({ regions: [brandenburg] }), search);
    expect(screen.getByText(reason)).toBeDefined();
    unmount();
    await showAgency(anAgency({ regions: [bavaria] }), search);
    expect(screen.queryByText(reason)).toBeNull();
  });

  it("links to its sections, starting with the agency's work", async () => {
    await showAgency(anAgency());
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = ['stories', 'reviews', 'services', 'about', 'expertise', 'awards', 'clients', 'offices', 'brief'];
    expect(links.map(hrefOf)).toEqual(parts.map((id) => `#${id}`));
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(parts);
    expect(links.map((link) => link.hasAttribute('aria-current'))).toEqual(parts.map((_, index) => index === 0));
    expect(links[1]?.textContent).toBe('Reviews48');
  });

  it('links to all agencies with the same service, industry, region or city', async () => {
    await showAgency(anAgency());
    const services = part('Services');
    expect(services.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['SEO', '/agencies/list/seo'],
      ['Technical SEO', '/agencies/list/technical-seo'],
      ['Local SEO', '/agencies/list/local-seo'],
      ['Advertising', '/agencies/list/advertising'],
      ['PPC', '/agencies/list/ppc'],
    ]);
    expect(hrefOf(part('Expertise').getByRole('link', { name: 'Retail' }))).toBe('/agencies?industries=4');
    expect(hrefOf(part('Expertise').getByRole('link', { name: 'Germany' }))).toBe('/agencies/list/all/germany');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('link').map(hrefOf)).toEqual(['/agencies', '/agencies/list/all/berlin']);
  });

  it('shows each paragraph of the description once', async () => {
    await showAgency(anAgency());
    const about = part('About North Star');
    expect(about.getAllByText(/./, { selector: 'p' }).map((paragraph) => paragraph.textContent)).toEqual([
      'We help shops to be found and to sell.',
      'Since 2012.',
      'With forty people.',
    ]);
  });

  it('shows stories, with long ones folded', async () => {
    const long = aStory({ id: 'story-2', name: 'Long', solution: `${LONG_TEXT} At the end.` });
    await showAgency(anAgency({ stories: [aStory(), long] }));
    const [short, other] = part('Success stories').getAllByRole('article');
    expect(short?.querySelector('details')).toBeNull();
    // The result comes first.
    expect([...(short?.querySelectorAll('dt') ?? [])].map((term) => term.textContent).slice(-3)).toEqual([
      'Result',
      'Challenge',
      'Solution',
    ]);
    expect(short?.textContent).toContain('Budget$12,000');
    expect(short?.textContent).toContain('Duration4 months');
    expect(other?.querySelector('details')?.textContent).toContain('At the end.');
    expect(other?.querySelector('details')?.textContent).not.toContain('Twice the orders.');
    expect(other?.querySelector('summary')?.textContent).toBe('Read the full story: Long');
  });

  it('shows reviews in full, with the numbers of both sources', async () => {
    await showAgency(anAgency());
    const reviews = part('Reviews');
    for (const text of ['from 48 reviews', '1 on this site', '47 on Google', '4 out of 5']) {
      expect(reviews.getByText(text)).toBeDefined();
    }
    expect(reviews.getByRole('heading', { level: 3 }).textContent).toBe('Grace HopperCobol & Co.');
    expect(reviews.getByText('Budget $2,500 to $5,000')).toBeDefined();
    expect(reviews.getByText('1 to 3 months')).toBeDefined();
    // The same month on the server and in every time zone.
    expect(reviews.getByText('March 2026')).toBeDefined();
  });

  it.each([
    [0, true],
    [4, false],
  ])('says that only Google has reviews when this site has %i', async (originalCount, isSaid) => {
    const given = { rating: 4.5, count: 7, originalCount, googleCount: 3, ratingCounts: null };
    await showAgency(anAgency({ reviews: [], reviewSummary: given }));
    expect(part('Reviews').queryByText('No reviews on this site yet.') !== null).toBe(isSaid);
  });

  it('shows four reviews, and all others on demand', async () => {
    const many = Array.from({ length: 7 }, (_, index) => aReview({ id: `review-${index}`, author: `Client ${index}` }));
    await showAgency(anAgency({ reviews: many }));
    const more = part('Reviews').getByText('Show 3 more reviews').closest('details');
    expect(more?.querySelectorAll('article')).toHaveLength(3);
    expect(part('Reviews').getAllByRole('article', { hidden: true })).toHaveLength(7);
  });

  it('shows all contact details, and gives linked sites no access to this page', async () => {
    await showAgency(anAgency());
    const contact = part('Ask North Star for a quote');
    const website = contact.getByRole('link', { name: /north-star\.example/ });
    expect(hrefOf(website)).toBe('https://north-star.example/');
    expect(website.getAttribute('rel')).toBe('nofollow noopener noreferrer');
    expect(hrefOf(contact.getByRole('link', { name: /Book a call/ }))).toBe('https://talks.example/north-star');
    expect(contact.queryByRole('link', { name: /Facebook/ })).toBeNull();
    expect(hrefOf(part('Offices').getByRole('link', { name: '+49 30 1234567' }))).toBe('tel:+49301234567');
  });

  it('does not link invalid web addresses', async () => {
    const socials = { linkedIn: 'javascript:alert(2)', facebook: 'data:text/html,x', instagram: ' ', x: 'vbscript:x' };
    await showAgency(anAgency({ website: 'javascript:alert(1)', scheduledLink: 'ftp://files.example/', socials }));
    expect(
      screen.queryByRole('link', { name: /Visit website|Book a call|LinkedIn|Facebook|Instagram|\bX\b/ }),
    ).toBeNull();
    const schemes = [...document.querySelectorAll('a')].map(({ protocol }) => protocol);
    expect(schemes.filter((scheme) => !['http:', 'https:', 'tel:'].includes(scheme))).toEqual([]);
  });

  it('does not link invalid phone numbers', async () => {
    const [office] = anAgency().offices;
    await showAgency(anAgency({ offices: [{ ...office, phone: 'ask Mara', phoneText: 'ask Mara' }] }));
    expect(screen.getAllByText('ask Mara')).toHaveLength(2);
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('leaves out missing details and the links to them', async () => {
    const nothing = { shortDescription: null, detailedDescription: null, stories: [], awards: [], clientLogos: [] };
    const unknown = { founded: null, minBudget: null, numberOfEmployees: null, languages: [], offices: [], cities: [] };
    const unrated = {
      rating: null,
      reviewCount: 0,
      reviews: [],
      reviewSummary: { rating: null, count: 0, originalCount: 0, googleCount: 0, ratingCounts: null },
    };
    await showAgency(anAgency({ ...nothing, ...unknown, ...unrated, services: [] }));
    const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(parts.map(hrefOf)).toEqual(['#reviews', '#expertise', '#brief']);
    expect(screen.getAllByText('No reviews yet')).toHaveLength(2);
    expect(screen.queryByText('Founded')).toBeNull();
  });
});

describe('in moderation (STA-32)', () => {
  const inModeration = anAgency({ isListed: false });

  it('shows everything except the brief form', async () => {
    await showAgency(inModeration);
    expect(screen.getByRole('heading', { level: 1, name: 'North Star' })).toBeDefined();
    expect(document.forms).toHaveLength(0);
    expect([...document.querySelectorAll('a')].map(hrefOf)).not.toContain('#brief');
    expect(part('Contact').getByRole('link', { name: /north-star\.example/ })).toBeDefined();
  });

  it('shows no contact section if there are no contact details', async () => {
    const none = { linkedIn: null, facebook: null, instagram: null, x: null };
    const unreachable = { website: null, scheduledLink: null, socials: none, offices: [] };
    await showAgency({ ...inModeration, ...unreachable });
    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
  });

  it('is hidden from search engines, unlike an approved one', async () => {
    expect((await showAgency(inModeration)).head().robots).toBe('noindex, follow');
    expect((await showAgency(anAgency())).head().robots).toBeUndefined();
  });
});
