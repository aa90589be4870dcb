import type { Selectable } from 'kysely';
import type { AgenciesTable } from '../tables/agencies.ts';
import { demoAccounts } from './accounts.ts';
import { demoLocations, type LocationRow } from './locations.ts';
import type { Random } from './random.ts';

type AgencyState = Pick<Selectable<AgenciesTable>, 'status' | 'block_reason' | 'moderation_status'>;

/** Location and state of an agency, before its profile is generated. */
export interface AgencyPlan {
  /** Name of the demo account that owns it. */
  readonly account: string | null;
  readonly name: string | null;
  /** Set for agencies owned by accounts; the others derive it from their name. */
  readonly alias: string | null;
  readonly state: AgencyState;
  /** Cities with an office, the head office first. */
  readonly offices: LocationRow[];
}

/** Number of unpublished agencies, not counting those owned by accounts. */
const HIDDEN = 24;
/** One agency in this many has an office abroad, in addition to those needed to cover all cities. */
const ONE_ABROAD_OF = 30;
const MOST_OFFICES = 4;

/** Name and cities of the agencies owned by accounts. */
const OWNED: Readonly<Record<string, readonly [name: string, ...cities: string[]]>> = {
  trial: ['Lantern Street', 'new-york-city'],
  'owner-legacy': ['Old Mill Digital', 'manchester', 'leeds'],
  'owner-start': ['First Light Studio', 'madrid'],
  'owner-scale': ['Northbeam', 'berlin', 'hamburg', 'vienna'],
  'owner-advanced': ['Meridian Collective', 'tokyo', 'osaka', 'seoul', 'singapore-sg'],
  'owner-leadgen': ['Signal & Sons', 'los-angeles'],
  limit: ['Brickyard Search', 'sydney'],
  blocked: ['Copper Fox Media', 'dublin'],
  draft: ['Second Harbor', 'toronto'],
};

const APPROVED: AgencyState = { status: 'published', block_reason: null, moderation_status: 'approved' };
const BLOCK_REASONS = [
  'Awards are shown that the organisers do not know of.',
  'Several companies have reported unpaid invoices.',
  'The address belongs to another company.',
];

/**
 * Plans `published` public agencies and 24 others, those owned by accounts first. Every city has an office; larger
 * cities have more.
 */
export function planAgencies(published: number, generator: Random): AgencyPlan[] {
  const owned = demoAccounts.flatMap(({ name: account, agency }) => {
    const [name, ...cities] = OWNED[account] ?? [];
    if (agency === undefined || name === undefined) return [];
    const { alias, ...state } = agency;
    return { account, name, alias, state, offices: cities.map((city) => cityByAlias(city)) };
  });
  const isPublic = ({ state }: AgencyPlan): boolean =>
    state.status === 'published' && state.moderation_status === 'approved';
  const openPublic = Math.max(0, published - owned.filter(isPublic).length);
  const openHidden = HIDDEN - owned.filter((plan) => !isPublic(plan)).length;
  const heads = generator.shuffle(headOffices(openPublic + openHidden, generator));
  const free = heads.map((head, index) => ({
    account: null,
    name: null,
    alias: null,
    state: index < openPublic ? APPROVED : hiddenState(index - openPublic),
    offices: [head],
  }));
  const plans = [...owned, ...free];
  coverAllCities(plans.filter(isPublic), free.slice(0, openPublic), generator);
  return plans;
}

function hiddenState(index: number): AgencyState {
  const states: readonly AgencyState[] = [
    { status: 'draft', block_reason: null, moderation_status: null },
    { status: 'published', block_reason: null, moderation_status: 'review' },
    { status: 'published', block_reason: null, moderation_status: 'decline' },
    {
      status: 'blocked',
      block_reason: BLOCK_REASONS[index % BLOCK_REASONS.length] ?? null,
      moderation_status: 'approved',
    },
  ];
  return states[index % states.length] ?? APPROVED;
}

const cities = demoLocations.filter(({ type }) => type === 'City');
const citiesOf = Map.groupBy(cities, ({ country }) => country);

function cityByAlias(alias: string): LocationRow {
  const city = cities.find((each) => each.alias === alias);
  if (city === undefined) throw new RangeError(`there is no city ${alias}`);
  return city;
}

/** Distributes agencies over countries in proportion to their cities; larger cities are drawn more often. */
function headOffices(count: number, generator: Random): LocationRow[] {
  const heads: LocationRow[] = [];
  let given = 0;
  let seen = 0;
  for (const list of citiesOf.values()) {
    seen += list.length;
    const share = Math.round((count * seen) / cities.length) - given;
    given += share;
    for (let index = 0; index < share; index += 1) {
      const drawn = list[Math.floor(list.length * generator.next() ** 2.4)];
      const head = index < Math.min(share * 0.45, list.length) ? list[index] : drawn;
      if (head !== undefined) heads.push(head);
    }
  }
  return heads;
}

/** Adds offices in cities that have none, then some abroad. Agencies owned by accounts are not changed. */
function coverAllCities(all: readonly AgencyPlan[], open: readonly AgencyPlan[], generator: Random): void {
  const covered = new Set(all.flatMap(({ offices }) => offices.map(({ id }) => id)));
  const openIn = Map.groupBy(open, ({ offices }) => offices[0]?.country ?? '');
  for (const city of cities) {
    if (covered.has(city.id)) continue;
    const candidates = (openIn.get(city.country) ?? []).filter(({ offices }) => offices.length < MOST_OFFICES);
    const fewest = Math.min(...candidates.map(({ offices }) => offices.length));
    const agency = candidates.find(({ offices }) => offices.length === fewest) ?? open[city.id % open.length];
    agency?.offices.push(city);
  }
  const hubs = ['london', 'new-york-city', 'berlin', 'singapore-sg', 'dubai', 'amsterdam', 'paris'].map((city) =>
    cityByAlias(city),
  );
  for (const agency of generator.shuffle(open).slice(0, Math.floor(open.length / ONE_ABROAD_OF))) {
    const hub = generator.pick(hubs);
    if (agency.offices.length < MOST_OFFICES && !agency.offices.includes(hub)) agency.offices.push(hub);
  }
}
