import fc from 'fast-check';
import { toGlobalId } from '../../../gateway/relay/ids.ts';

/** Texts known to break databases, paths, headers and decoders. */
export const WORST = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '../../csrf',
  '..%2f..%2fcsrf',
  '/',
  '?x=1#y',
  "' or 1=1 --",
  '%_\\',
  '\r\nx-evil: 1',
  '__proto__',
  'p1:5',
  Buffer.from('p1:99999999999').toString('base64url'),
  Buffer.from('p1:-1:x').toString('base64url'),
  Buffer.from('m1:zzzzzzzzzz:x').toString('base64url'),
  Buffer.from('e1:1').toString('base64url'),
  'x'.repeat(5_000),
  '😀'.repeat(300),
];
/** Any of the texts above, plausible ids, or noise. */
export const nasty = fc.oneof(
  fc.constantFrom(...WORST),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.base64String({ maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom(
        'Lead',
        'Chat',
        'Message',
        'AccessToken',
        'Viewer',
        'Messenger',
        'Agency',
        'Service',
        'Location',
        'Award',
        'ClientLogo',
        'SuccessStory',
        'Profile',
        'Budget',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    .map(([type, key]) => Buffer.from(`${type}:${key}`).toString('base64url')),
  fc.uuid(),
  fc.uuid().map((uuid) => toGlobalId('Lead', uuid)),
  fc.tuple(fc.uuid(), fc.uuid()).map(([chat, message]) => toGlobalId('Message', `${chat}:${message}`)),
);

/** Every read of an account that takes an id or a text. */
export const READS = `query ($id: ID!, $text: String!) {
  node(id: $id) { id } nodes(ids: [$id]) { id }
  viewer {
    lead(id: $id) { id chat { id } } chat(id: $id) { id messages(last: 1, before: $text) { nodes { id } } }
    bySlug: lead(slug: $text) { id } leadByUuid: lead(uuid: $text) { id } chatByUuid: chat(uuid: $text) { id }
    deal(id: $id) { id } dealByUuid: deal(uuid: $text) { id }
    byCursor: leads(first: 2, after: $text) { nodes { id } }
    chats(first: 2, after: $text) { nodes { id } }
    found: chats(first: 2, query: $text) { totalCount }
    foundLeads: leads(first: 2, query: $text) { totalCount }
    messageSearch(first: 2, query: $text, after: $text) { edges { cursor } }
    reviewableLeads(first: 2, after: $text) { totalCount }
    dashboard { pageSummary(range: $text) { pageViews } series(range: $text) { timeZone } }
  }
}`;
/** Every read of a visitor that takes an id or a text. */
export const PUBLIC_READS = `query ($id: ID!, $text: String!, $filter: AgencyFilterInput) {
  node(id: $id) { id }
  agency(alias: $text) { id } reviewRequest(uuid: $text) { id }
  found: agencies(first: 2, filter: $filter) { nodes { id } wider { count } }
  byCursor: agencies(first: 2, after: $text) { nodes { id } }
  locations(pattern: $text) { id } cities(pattern: $text, countryId: $id) { id } countries(pattern: $text) { id }
}`;
/** Directory filters whose values are lists. */
export const FILTERS = [
  'services',
  'serviceIds',
  'industries',
  'industryIds',
  'budgets',
  'budgetIds',
  'languages',
  'languageIds',
  'locations',
  'locationIds',
  'businessSizes',
  'businessSizeIds',
  'numberOfEmployees',
  'numberOfEmployeesIds',
  'projectDurations',
  'projectDurationIds',
];
/** Mutations of the agency's page that take ids. With this input, every error they return must be about an id. */
export const PAGE_WRITES: readonly (readonly [name: string, document: string])[] = [
  ['orderStories', 'mutation ($id: ID!) { orderStories(input: { storyIds: [$id] }) { errors { code } } }'],
  ['removeStory', 'mutation ($id: ID!) { removeStory(input: { storyId: $id }) { errors { code } } }'],
  ['restoreStory', 'mutation ($id: ID!) { restoreStory(input: { storyId: $id }) { errors { code } } }'],
  ...['saveAwards', 'saveClientLogos'].flatMap((name) =>
    ['removeIds: [$id]', 'alts: [{ id: $id, alt: "x" }]', 'order: [{ id: $id }]'].map(
      (input) => [name, `mutation ($id: ID!) { ${name}(input: { ${input} }) { errors { code } } }`] as const,
    ),
  ),
  [
    'saveNewRanges',
    'mutation ($id: ID!) { saveNewRanges(input: { budgetIds: [$id], projectDurationIds: [$id] }) { errors { code } } }',
  ],
  ...['saveProfile', 'publishProfile'].map(
    (name) =>
      [
        name,
        `mutation ($id: ID!) { ${name}(input: { numberOfEmployeesId: $id, serviceIds: [$id], industryIds: [$id], languageIds: [$id],
          toolIds: [$id], budgetIds: [$id], projectDurationIds: [$id], businessSizeIds: [$id], regionIds: [$id],
          offices: [{ locationId: $id }] }) { errors { code path } } }`,
      ] as const,
  ),
];

/** A profile with a text in every field. */
export const PROFILE_OF_TEXTS = `input: { name: $text, tagline: $text, shortDescription: $text, detailedDescription: $text,
  website: $text, scheduledLink: $text, offices: [{ postalCode: $text, address: $text, phone: $text }],
  socials: { linkedIn: $text, facebook: $text, instagram: $text, x: $text },
  emailSettings: { isConsented: true, values: [$text] } }`;
