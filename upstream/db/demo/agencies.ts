import { type Kysely, sql } from 'kysely';
import { aliasOf } from '../../profile/alias.ts';
import { DAY } from '../clock.ts';
import type { Database } from '../tables.ts';
import { demoAccountId } from './accounts.ts';
import { type Belongings, demoClients, demoImages, demoReviews, demoStories } from './agencyBelongings.ts';
import { textLanguageOf } from './agencyLanguages.ts';
import { demoOffice } from './agencyOffice.ts';
import type { Pictures } from './agencyPictures.ts';
import { type AgencyPlan, planAgencies } from './agencyPlan.ts';
import { demoChoices, demoDescriptions, demoName } from './agencyProfile.ts';
import { GOOGLE_COUNTS } from './agencyReviews.ts';
import { storeReplyTime } from '../../leads/replyTime.ts';
import { insertRows } from './insertRows.ts';
import { type Random, random } from './random.ts';
import { scaleReviews } from './scaleReviews.ts';

/** Content of the main account's agency; its reviews come from `scaleReviews`. */
const SCALE: Belongings = { published: 3, drafts: 2, awards: 4, logotypes: 6, reviews: 0 };
const SCALE_GOOGLE = { count: 47, rating: 4.6 };
const SCALE_SCORE = 3.8;

/**
 * Inserts `published` public agencies and 24 others with all their content; the demo accounts must exist. If an account
 * already has an agency, that agency keeps its status and moderation and gets the content.
 */
export async function insertAgencies(
  db: Kysely<Database>,
  { published, now, pictures }: { readonly published: number; readonly now: Date; readonly pictures: Pictures },
): Promise<void> {
  const plans = await withKnownStates(db, planAgencies(published, random('demo agencies')));
  const { last } = await db
    .selectFrom('agencies')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const rows = {
    agencies: [] as object[],
    agency_offices: [] as object[],
    agency_stories: [] as object[],
    agency_images: [] as object[],
    agency_reviews: [] as object[],
  };
  for (const [index, agency] of demoAgencies(plans, pictures, now).entries()) {
    const id = (last ?? 0) + index + 1;
    const own = (list: readonly object[]): object[] => list.map((row) => ({ agency_id: id, ...row }));
    const ordered = (list: readonly object[]): object[] => own(list.map((row, position) => ({ position, ...row })));
    rows.agencies.push({ id, ...agency.row });
    rows.agency_offices.push(...ordered(agency.offices));
    rows.agency_stories.push(...ordered(agency.stories));
    rows.agency_images.push(...ordered(agency.images));
    const isScale = plans[index]?.account === 'owner-scale';
    rows.agency_reviews.push(...own(isScale ? await scaleReviews(db, agency.choices, now) : agency.reviews));
  }
  for (const table of TABLES) await insertRows(db, table, rows[table]);
  await storeReplyTime(db, null);
  await sql`select setval(pg_get_serial_sequence('agencies', 'id'), (select max(id) from agencies))`.execute(db);
}

/** Draws the images that `insertAgencies` would draw, without a database. */
export function drawAgencies(published: number, now: Date, pictures: Pictures): void {
  demoAgencies(planAgencies(published, random('demo agencies')), pictures, now);
}

function demoAgencies(plans: readonly AgencyPlan[], pictures: Pictures, now: Date): DemoAgency[] {
  const names = new Set<string>();
  const aliases = new Set(plans.flatMap(({ alias }) => alias ?? []));
  return plans.map((plan) => demoAgency(plan, names, aliases, pictures, now));
}

/**
 * Deletes the existing agencies of the accounts in the plans, and adds their states to the plans. Plans of missing
 * accounts become agencies without an owner.
 */
async function withKnownStates(db: Kysely<Database>, plans: readonly AgencyPlan[]): Promise<AgencyPlan[]> {
  const ids = plans.flatMap(({ account }) => (account === null ? [] : demoAccountId(account)));
  const owners = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute();
  const known = await db
    .deleteFrom('agencies')
    .where('account_id', 'in', ids)
    .returning(['account_id', 'alias', 'status', 'block_reason', 'moderation_status'])
    .execute();
  return plans.map((plan) => {
    if (plan.account === null) return plan;
    const id = demoAccountId(plan.account);
    if (!owners.some((owner) => owner.id === id)) return { ...plan, account: null };
    const before = known.find(({ account_id: owner }) => owner === id);
    if (before === undefined) return plan;
    const { alias, status, block_reason, moderation_status } = before;
    return { ...plan, alias, state: { status, block_reason, moderation_status } };
  });
}

/** In an order that satisfies the foreign keys. */
const TABLES = ['agencies', 'agency_offices', 'agency_stories', 'agency_images', 'agency_reviews'] as const;

type DemoAgency = ReturnType<typeof demoAgency>;

/** All rows of one agency, without its id. */
function demoAgency(plan: AgencyPlan, names: Set<string>, aliases: Set<string>, pictures: Pictures, now: Date) {
  const generator = random(`agency ${names.size}`);
  const head = plan.offices[0]?.country ?? 'US';
  const isScale = plan.account === 'owner-scale';
  const language = plan.account === null ? textLanguageOf(head, generator) : 'en';
  const name = demoName(plan, language, names, generator);
  const alias = plan.alias ?? freeAlias(name.latin, aliases);
  aliases.add(alias);
  const choices = demoChoices(plan, language, generator);
  const founded = now.getUTCFullYear() - generator.int(2, 26);
  const hasPage = plan.state.status !== 'draft';
  // Dashboards look back two years.
  const youngest = plan.account === null ? 20 : 760;
  const belongings = isScale ? SCALE : belongingsOf(generator);
  const clients = demoClients(head, 8, generator);
  const google = isScale ? SCALE_GOOGLE : googleOf(generator);
  const { named: _named, people: _people, ...chosen } = choices;
  return {
    row: {
      account_id: plan.account === null ? null : demoAccountId(plan.account),
      alias: hasPage ? alias : null,
      ...plan.state,
      name: name.text,
      ...demoDescriptions(plan, language, name, founded, choices, generator),
      text_language: language,
      founded,
      semrush_expert: isScale || generator.chance(0.22),
      ...chosen,
      ...linksOf(alias, generator),
      logo_name: `${alias}.png`,
      logo_file: pictures.logo(name.initials, names.size * 7),
      reply_hours: hasPage && plan.account === null ? replyHours(name.latin) : null,
      score: isScale ? SCALE_SCORE : demoScore(hasPage, generator),
      google_status: google.count > 0 ? 'not_empty' : generator.chance(0.1) ? 'in_progress' : 'empty',
      google_count: google.count,
      google_rating: google.rating,
      created_at: new Date(now.getTime() - generator.int(1420, 1900) * DAY),
      published_at: hasPage
        ? new Date(now.getTime() - Math.round(youngest + (1400 - youngest) * generator.next()) * DAY)
        : null,
    },
    offices: plan.offices.map((city) => demoOffice(city, language, generator)),
    stories: demoStories(clients, language, belongings, now, generator).map((story, index) => ({
      ...story,
      // One story in eight has no picture.
      picture_file:
        (names.size + index) % 8 === 0 ? null : pictures.story(names.size * 5 + index * 7 + (names.size >> 2)),
    })),
    images: demoImages(clients, belongings, pictures, now, generator),
    choices,
    reviews: demoReviews(clients, language, choices, belongings.reviews, now, generator),
  };
}

/** Random, because agencies without an account have no leads to measure; one in five has too few answers. */
function replyHours(name: string): number | null {
  const generator = random(`replies of ${name}`);
  return generator.chance(0.2) ? null : generator.pick([1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 20, 30, 52]);
}

/** Null before the first publication, like every agency's score, and for a few others. */
function demoScore(hasPage: boolean, generator: Random): number | null {
  const score = generator.chance(0.05) ? null : Math.round(12 + 37 * generator.next() ** 0.7) / 10;
  return hasPage ? score : null;
}

function belongingsOf(generator: Random): Belongings {
  return {
    published: generator.int(1, 4),
    drafts: generator.chance(0.15) ? 1 : 0,
    awards: generator.pick([0, 1, 2, 2, 3, 3, 5]),
    logotypes: generator.int(2, 6),
    reviews: generator.pick([0, 0, 1, 2, 3, 4, 6]),
  };
}

function googleOf(generator: Random): { count: number; rating: number | null } {
  const most = generator.pick(GOOGLE_COUNTS);
  const count = most === 0 ? 0 : generator.int(Math.ceil(most * 0.7), most);
  return { count, rating: count === 0 ? null : Math.round((3.6 + 1.4 * generator.next()) * 10) / 10 };
}

function freeAlias(name: string, taken: ReadonlySet<string>): string {
  const alias = aliasOf(name);
  for (let number = 2; taken.has(alias); number += 1) {
    if (!taken.has(`${alias}-${number}`)) return `${alias}-${number}`;
  }
  return alias;
}

/** URLs on domains reserved for examples, except for social networks, which require their own hosts. */
function linksOf(alias: string, generator: Random) {
  const page = (chance: number, url: string): string | null => (generator.chance(chance) ? url : null);
  return {
    website: `https://www.${alias}.example/`,
    scheduled_link: page(0.4, `https://meet.${alias}.example/intro`),
    linkedin: page(0.8, `https://www.linkedin.com/company/${alias}-example`),
    facebook: page(0.5, `https://www.facebook.com/${alias}.example`),
    instagram: page(0.55, `https://www.instagram.com/${alias.replaceAll('-', '_').slice(0, 22)}.example`),
    x: page(0.3, `https://x.com/${alias.replaceAll('-', '_').slice(0, 15)}`),
  };
}
