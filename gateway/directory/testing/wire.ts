import type { WireFilters, WireLocation } from '../../../upstream/contract/catalogue.ts';
import type { WireAgency, WireAgencyCard, WireAgencyList } from '../../../upstream/contract/directory.ts';

export const BERLIN: WireLocation = { id: 10, name: 'Berlin', alias: 'berlin', type: 'City', country: 'DE' };
export const GERMANY: WireLocation = { id: 1, name: 'Germany', alias: 'germany', type: 'Country', country: 'DE' };
/** Berlin is a city and a state. */
const STATE: WireLocation = { id: 11, name: 'Berlin', alias: 'state-of-berlin', type: 'State', country: 'DE' };

export const wireFilters: WireFilters = {
  services: [
    { id: 1, name: 'SEO', alias: 'seo', children: [{ id: 101, parentId: 1, name: 'Local SEO', alias: 'local-seo' }] },
    { id: 2, name: 'Advertising', alias: 'advertising', children: [] },
  ],
  industries: [{ id: 1, name: 'Retail' }],
  budgets: [
    { id: 1, from: 0, to: 1_000 },
    { id: 6, from: 25_000, to: null },
  ],
  languages: [{ id: 1, code: 'en' }],
  projectDurations: [{ id: 1, from: null, to: 1 }],
  tools: [{ category: 'crm', tools: [{ id: 1, name: 'A tool' }] }],
  numberOfEmployees: [{ id: 1, from: 1, to: 9 }],
  businessSizes: [{ id: 1, name: 'small' }],
};

export function wireAgency(n: number, changes: Partial<WireAgencyCard> = {}): WireAgencyCard {
  return {
    id: n,
    alias: `agency-${n}`,
    name: `Agency ${n}`,
    logoUrl: '/files/0123abcd.png',
    tagline: 'We find you',
    shortDescription: null,
    textLanguage: 'en',
    semrushExpert: true,
    services: [101, 999],
    industries: [1],
    cities: [BERLIN],
    numberOfEmployees: 1,
    minBudget: 1_000,
    rating: 4.5,
    reviewCount: 2,
    score: 3.25,
    replyHours: 3,
    ...changes,
  };
}

export function agencyPage(agencies: WireAgencyCard[], count: number): WireAgencyList {
  return {
    agencies: agencies.map((agency) => ({
      ...agency,
      presence: 'office',
      story: { name: 'Shop', result: 'More', budget: 5_000, duration: 3, pictureUrl: '/files/story.png' },
    })),
    count,
    pages: Math.ceil(count / 20),
    page: 1,
    facets: [
      {
        filter: 'services',
        values: [
          { id: 1, count: 3 },
          { id: 101, count: 2 },
          { id: 999, count: 1 },
        ],
      },
      { filter: 'budgets', values: [{ id: 6, count: 4 }] },
    ],
    countries: [{ location: GERMANY, count: 5 }],
    locations: [],
    states: [STATE],
    inPlace: { office: 3, region: 2 },
    understood: [
      { text: 'seo', filter: 'services', id: 1, location: null, count: null },
      { text: 'berlin', filter: 'locations', id: 10, location: BERLIN, count: 4, others: 7 },
      { text: 'gone', filter: 'industries', id: 999, location: null, count: null },
      { text: 'english', filter: 'languages', id: 1, location: null, count: null },
      { text: 'under 1k', filter: 'maxBudget', id: 1, location: null, count: null },
    ],
    wider: [],
  };
}

/** An agency with every field set, including a draft story and an image from another host. */
export const wholeAgency: WireAgency = {
  ...wireAgency(1),
  detailedDescription: 'Long ago',
  founded: 1999,
  website: 'https://agency.example',
  scheduledLink: null,
  isListed: true,
  socials: { linkedIn: 'https://linkedin.example/a', facebook: null, instagram: null, x: null },
  languages: [1],
  tools: [1, 2],
  budgets: [6, 1],
  projectDurations: [1],
  businessSizes: [1],
  states: [STATE],
  regions: [GERMANY],
  offices: [{ location: BERLIN, address: 'Street 1', postalCode: '10115', phone: '+49301234567' }],
  stories: [
    {
      id: 1,
      name: 'Shop',
      budget: 5_000,
      duration: 3,
      year: 2025,
      challenge: 'Few',
      solution: 'Much',
      result: 'More',
      status: 'published',
      pictureUrl: '/files/story.png',
    },
    {
      id: 2,
      name: 'Draft',
      budget: null,
      duration: null,
      year: null,
      challenge: '',
      solution: '',
      result: '',
      status: 'draft',
      pictureUrl: null,
    },
  ],
  awards: [
    { id: 1, alt: 'Best', url: '/files/award.png' },
    { id: 2, alt: 'Other host', url: 'https://elsewhere.example/files/a.png' },
  ],
  logotypes: [{ id: 1, alt: 'Client', url: '/files/client.png' }],
  reviewSummary: {
    rating: 4.5,
    count: 12,
    google: { status: 'not_empty', count: 10 },
    original: { status: 'no_drafts', count: 2 },
  },
  ratingCounts: [0, 0, 0, 1, 1],
  reviews: [
    {
      uuid: '4e71e000-0000-4000-8000-000000000001',
      author: 'Bo',
      company: null,
      services: [1],
      budget: 6,
      projectDuration: 1,
      challenge: 'c',
      solution: 's',
      result: 'r',
      rating: 5,
      publishedAt: '2026-11-01T10:00:00.000Z',
    },
  ],
};
