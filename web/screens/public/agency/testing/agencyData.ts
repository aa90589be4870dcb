import { inPriceCurrency } from '../../../../i18n/money.ts';

/** An agency and a catalogue as the gateway returns them. */

function service(alias: string, name: string, parent?: string) {
  return {
    id: `service-${alias}`,
    alias,
    name,
    parentId: parent === undefined ? null : `service-${parent}`,
  };
}

export const CATALOGUE = {
  services: [service('seo', 'SEO'), service('advertising', 'Advertising'), service('design', 'Design')],
  budgets: [
    { id: 'budget-1', key: '1', from: inPriceCurrency(0), to: inPriceCurrency(1_000) },
    { id: 'budget-3', key: '3', from: inPriceCurrency(2_500), to: inPriceCurrency(5_000) },
    { id: 'budget-6', key: '6', from: inPriceCurrency(25_000), to: null },
  ],
  projectDurations: [
    { id: 'duration-1', key: '1', from: null, to: 1 },
    { id: 'duration-2', key: '2', from: 1, to: 3 },
    { id: 'duration-4', key: '4', from: 6, to: null },
  ],
};

function place(alias: string, name: string, country: string) {
  return { id: `place-${alias}`, alias, name, country };
}

const BERLIN = place('berlin', 'Berlin', 'DE');

export const LONG_TEXT = 'The shop had many visitors and few buyers, and nobody knew where they were lost. '
  .repeat(6)
  .trim();

export function aStory(change: Record<string, unknown> = {}) {
  return {
    id: 'story-1',
    name: 'A shop that sells again',
    budget: inPriceCurrency(12_000),
    duration: 4,
    year: 2025,
    challenge: 'Few visitors bought something.',
    solution: 'A faster shop with fewer steps.',
    result: 'Twice the orders.',
    pictureUrl: null,
    ...change,
  };
}

export function aReview(change: Record<string, unknown> = {}) {
  return {
    id: 'review-1',
    author: 'Grace Hopper',
    company: 'Cobol & Co.',
    rating: 4,
    services: [service('technical-seo', 'Technical SEO', 'seo')],
    budget: CATALOGUE.budgets[1],
    projectDuration: CATALOGUE.projectDurations[1],
    challenge: 'We were not found.',
    solution: 'They cleaned up.',
    result: 'We are found.',
    publishedAt: '2026-03-31T23:30:00.000Z',
    ...change,
  };
}

export function anImage(id: string, alt: string) {
  return { id, alt, url: `/media/${id}.png` };
}

export function anAgency(change: Record<string, unknown> = {}) {
  return {
    id: 'agency-1',
    alias: 'north-star',
    name: 'North Star',
    isListed: true,
    logoUrl: '/media/north-star.png',
    tagline: 'Growth by numbers',
    shortDescription: 'We help shops to be found and to sell.',
    detailedDescription: 'We help shops to be found and to sell.\n\nSince 2012.\nWith forty people.',
    textLanguage: 'en',
    semrushExpert: true,
    services: [
      service('seo', 'SEO'),
      service('technical-seo', 'Technical SEO', 'seo'),
      service('local-seo', 'Local SEO', 'seo'),
      service('ppc', 'PPC', 'advertising'),
    ],
    industries: [{ id: 'industry-4', key: '4', name: 'Retail' }],
    cities: [BERLIN, place('wien', 'Wien', 'AT')],
    states: [],
    numberOfEmployees: { id: 'employees-2', from: 10, to: 49 },
    minBudget: inPriceCurrency(1_000),
    rating: 4.66,
    reviewCount: 48,
    replyHours: 3,
    highlight: null,
    founded: 2012,
    website: 'north-star.example',
    scheduledLink: 'https://talks.example/north-star',
    socials: { linkedIn: 'https://linkedin.com/company/north-star', facebook: null, instagram: null, x: null },
    languages: [
      { id: 'language-1', code: 'en' },
      { id: 'language-2', code: 'de' },
    ],
    tools: [{ id: 'tool-7', key: '7', name: 'HubSpot' }],
    budgets: [CATALOGUE.budgets[1], CATALOGUE.budgets[2]],
    projectDurations: [CATALOGUE.projectDurations[1], { id: 'duration-3', key: '3', from: 3, to: 6 }],
    businessSizes: [{ id: 'size-1', key: '1', name: 'SMALL' }],
    regions: [place('germany', 'Germany', 'DE')],
    offices: [
      {
        location: BERLIN,
        address: 'Torstr. 1',
        postalCode: '10119',
        phone: '+49301234567',
        phoneText: '+49 30 1234567',
      },
      { location: place('wien', 'Wien', 'AT'), address: null, postalCode: null, phone: null, phoneText: null },
    ],
    stories: [aStory()],
    awards: [anImage('award-1', 'Best of Berlin 2025')],
    clientLogos: [anImage('client-1', 'Acme')],
    reviewSummary: { rating: 4.66, count: 48, originalCount: 1, googleCount: 47, ratingCounts: [0, 0, 0, 0, 1] },
    ...change,
    reviews: { nodes: change['reviews'] ?? [aReview()] },
  };
}
