import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { SERVICES } from '../../../domain/catalogue/services.ts';
import { indexCatalogue } from '../../../domain/profile/catalogueIndex.ts';
import type { ProfileForm } from '../../../domain/profile/profile.ts';
import { checkProfile } from '../../../domain/profile/profileRules.ts';
import { storedProfile } from '../../../domain/profile/storedProfile.ts';
import { storyErrors } from '../../../domain/successStory.ts';
import { TARIFF_LIMITS } from '../../../domain/tariffs.ts';
import type { TariffLimits } from '../../../domain/tariffs.ts';
import { passwordCost } from '../../auth/password.ts';
import { settableClock } from '../clock.ts';
import type { OpenDatabase } from '../database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { demoAccountId, demoAccounts } from './accounts.ts';
import { drawAgencies } from './agencies.ts';
import { createPictures } from './agencyPictures.ts';
import { demoLocations } from './locations.ts';
import { seedDemoData } from './seed.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
let open: OpenDatabase;
let filesFolder: string;

beforeAll(async () => {
  open = await openTestDatabase();
  filesFolder = join(mkdtempSync(join(tmpdir(), 'demo-')), 'files');
  await seedDemoData(open.db, settableClock(now), { agencies: 240, filesFolder, passwordCost: passwordCost(4) });
}, 60_000);
afterAll(async () => {
  rmSync(join(filesFolder, '..'), { recursive: true });
  await open.close();
});

test('locations: 40 countries, 120 states, 420 cities; aliases are readable and unique (ENT-15)', () => {
  const count = (wanted: string): number => demoLocations.filter(({ type }) => type === wanted).length;
  expect([count('Country'), count('State'), count('City')]).toEqual([40, 120, 420]);
  expect(new Set(demoLocations.map(({ alias }) => alias)).size).toBe(580);
  expect(new Set(demoLocations.map(({ id }) => id)).size).toBe(580);
  for (const { alias } of demoLocations) expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const aliasOf = (type: string, name: string, country: string) =>
    demoLocations.find((place) => place.type === type && place.name === name && place.country === country)?.alias;
  expect(aliasOf('City', 'Kraków', 'PL')).toBe('krakow');
  expect(aliasOf('City', 'Cambridge', 'GB')).toBe('cambridge');
  expect(aliasOf('City', 'Cambridge', 'US')).toBe('cambridge-ma');
  expect(aliasOf('City', 'Singapore', 'SG')).toBe('singapore-sg');
  expect(aliasOf('State', 'São Paulo', 'BR')).toBe('sao-paulo-br');
});

test('240 public agencies and 24 others, with offices in every city', async () => {
  const agencies = await open.db.selectFrom('agencies').selectAll().execute();
  const states = Map.groupBy(agencies, (row) => `${row.status} ${row.moderation_status}`);
  expect(states.get('published approved')).toHaveLength(240);
  expect(agencies).toHaveLength(264);
  for (const state of ['draft null', 'published review', 'published decline', 'blocked approved']) {
    expect(states.get(state)?.length).toBeGreaterThan(3);
  }
  const offices = await open.db.selectFrom('agency_offices').selectAll().execute();
  expect(new Set(offices.map(({ location_id: id }) => id)).size).toBe(420);
  const of = async (table: 'agency_stories' | 'agency_images' | 'agency_reviews') =>
    await open.db.selectFrom(table).selectAll().execute();
  expect(Math.abs(offices.length - 520)).toBeLessThan(20);
  expect(Math.round((await of('agency_stories')).length / 100)).toBe(7);
  expect(new Set(agencies.map(({ text_language: language }) => language)).size).toBe(14);
});

test('an agency that was never published has no score', async () => {
  const drafts = await open.db.selectFrom('agencies').select('score').where('published_at', 'is', null).execute();
  expect(drafts.length).toBeGreaterThan(3);
  expect(drafts.filter(({ score }) => score !== null)).toEqual([]);
});

test('every story of an account can be saved as it is (VAL-34 to VAL-37)', async () => {
  const stories = await open.db
    .selectFrom('agency_stories')
    .innerJoin('agencies', 'agencies.id', 'agency_stories.agency_id')
    .selectAll('agency_stories')
    .where('agencies.account_id', 'is not', null)
    .execute();
  expect(stories.length).toBeGreaterThan(10);
  const refused = stories.flatMap((story) =>
    [...storyErrors(story, story.status === 'published')].map(([field, code]) => `${field} ${code}: ${story[field]}`),
  );
  expect(refused).toEqual([]);
});

test('every profile can be published: lengths, selections, offices (VAL-03 to VAL-25)', async () => {
  const agencies = await open.db.selectFrom('agencies').selectAll().execute();
  const signs = (text: string | null): number => Array.from(text ?? '').length;
  for (const row of agencies) {
    const { services, industries, languages, tools, budgets, project_durations, business_sizes, regions } = row;
    for (const chosen of [
      services,
      industries,
      languages,
      tools,
      budgets,
      project_durations,
      business_sizes,
      regions,
    ]) {
      expect(chosen.length).toBeGreaterThan(0);
      expect(new Set(chosen).size).toBe(chosen.length);
    }
    expect(signs(row.short_description)).toBeGreaterThanOrEqual(100);
    expect(signs(row.short_description)).toBeLessThanOrEqual(250);
    expect(signs(row.detailed_description)).toBeGreaterThanOrEqual(1000);
    expect(signs(row.detailed_description)).toBeLessThanOrEqual(2500);
    expect(`${row.tagline} ${row.short_description} ${row.detailed_description}`).not.toMatch(
      /[{}]|\bundefined\b|\bnull\b/,
    );
    expect(row.website).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example\/$/);
    const script = { ja: /\p{sc=Hira}/u, ko: /\p{sc=Hang}/u, zh: /\p{sc=Han}/u }[row.text_language];
    if (script !== undefined) expect(row.short_description).toMatch(script);
  }
  for (const { postal_code: code, address, phone } of await open.db
    .selectFrom('agency_offices')
    .selectAll()
    .execute()) {
    expect(`${code}|${address}`).toMatch(/^.+\|.+$/);
    expect(phone).toMatch(/^\+\d{8,14}$/);
  }
});

test('every profile passes the rules of a save, with the plan limits of its account (VAL-54)', async () => {
  const unlimited: TariffLimits = {
    locations: null,
    services: { parents: null, children: null },
    industries: null,
    languages: null,
    geofocuses: null,
  };
  const tariffOf = new Map(demoAccounts.map(({ name, tariff }) => [demoAccountId(name), tariff]));
  const typeOf = new Map(demoLocations.map(({ id, type }) => [id, type]));
  const location = (id: number) => ({ id, type: typeOf.get(id) ?? null });
  const catalogue = indexCatalogue(defaultCatalogue('en'));
  const offices = Map.groupBy(
    await open.db.selectFrom('agency_offices').selectAll().orderBy('position').execute(),
    (office) => office.agency_id,
  );
  for (const row of await open.db.selectFrom('agencies').selectAll().execute()) {
    const tariff = tariffOf.get(row.account_id ?? '');
    const profile: ProfileForm = {
      logo: { name: row.logo_name ?? '' },
      name: row.name,
      tagline: row.tagline,
      shortDescription: row.short_description,
      detailedDescription: row.detailed_description,
      founded: row.founded,
      numberOfEmployees: row.number_of_employees,
      website: row.website,
      services: row.services,
      industries: row.industries,
      languages: row.languages,
      tools: row.tools,
      budgets: row.budgets,
      projectDurations: row.project_durations,
      businessSizes: row.business_sizes,
      regions: row.regions.map(location),
      offices: (offices.get(row.id) ?? []).map((office) => ({
        location: office.location_id === null ? null : location(office.location_id),
        postalCode: office.postal_code,
        address: office.address,
        phone: office.phone,
      })),
      scheduledLink: row.scheduled_link,
      socials: { linkedIn: row.linkedin, facebook: row.facebook, instagram: row.instagram, x: row.x },
      emailSettings: { isConsented: true, values: ['owner@agency.example'] },
    };
    const limits = tariff === undefined ? unlimited : TARIFF_LIMITS[tariff];
    expect([row.alias, checkProfile(profile, { limits, catalogue, now })]).toEqual([row.alias, []]);
    expect(storedProfile(profile)).toEqual(profile);
  }
});

test('agencies of accounts stay within their plan limits', async () => {
  const parents = new Set(SERVICES.map(({ id }) => id));
  for (const { name, tariff, agency } of demoAccounts) {
    if (agency === undefined) continue;
    const row = await open.db
      .selectFrom('agencies')
      .selectAll()
      .where('account_id', '=', demoAccountId(name))
      .executeTakeFirstOrThrow();
    const offices = await open.db.selectFrom('agency_offices').selectAll().where('agency_id', '=', row.id).execute();
    const limits = TARIFF_LIMITS[tariff];
    const within = (count: number, limit: number | null): void => expect(count).toBeLessThanOrEqual(limit ?? count);
    within(offices.length, limits.locations);
    within(row.services.filter((id) => parents.has(id)).length, limits.services.parents);
    within(row.services.filter((id) => !parents.has(id)).length, limits.services.children);
    within(row.industries.length, limits.industries);
    within(row.languages.length, limits.languages);
    within(row.regions.length, limits.geofocuses);
  }
});

test('the main account has every state of stories and reviews', async () => {
  const {
    id,
    score,
    google_count: google,
  } = await open.db.selectFrom('agencies').selectAll().where('alias', '=', 'northbeam').executeTakeFirstOrThrow();
  expect([score, google]).toEqual([3.8, 47]);
  const count = async (table: 'agency_stories' | 'agency_reviews' | 'agency_images', column: string) => {
    const rows = await open.db.selectFrom(table).selectAll().where('agency_id', '=', id).execute();
    const groups = Map.groupBy(rows, (row) => String(Object.entries(row).find(([name]) => name === column)?.[1]));
    return Object.fromEntries([...groups].map(([value, list]): [string, number] => [value, list.length]));
  };
  expect(await count('agency_stories', 'status')).toEqual({ published: 3, draft: 2 });
  expect(await count('agency_images', 'kind')).toEqual({ award: 4, logotype: 6 });
  const reviews = await count('agency_reviews', 'status');
  expect(Object.keys(reviews).toSorted()).toEqual(['blocked', 'draft', 'pending', 'published']);
  expect(Object.values(reviews).reduce((sum, number) => sum + number, 0)).toBe(18);
});

test('every lead with a draft review has this draft (STA-50)', async () => {
  const leads = await open.db.selectFrom('leads').select('id').where('review_status', '=', 'created').execute();
  const drafts = await open.db
    .selectFrom('agency_reviews')
    .select('lead_id')
    .where('status', '=', 'draft')
    .where('lead_id', 'is not', null)
    .execute();
  expect(leads.map(({ id }) => id).toSorted()).toEqual(drafts.map(({ lead_id: id }) => String(id)).toSorted());
});

test('every referenced image is a file, and drawing is deterministic', async () => {
  const images = await open.db.selectFrom('agency_images').select('file').execute();
  const logos = await open.db.selectFrom('agencies').select('logo_file').execute();
  const stories = await open.db
    .selectFrom('agency_stories')
    .select('picture_file')
    .where('picture_file', 'is not', null)
    .execute();
  const named = new Set([
    ...images.map(({ file }) => file),
    ...logos.map(({ logo_file: file }) => file ?? ''),
    ...stories.map(({ picture_file: file }) => file ?? ''),
  ]);
  const files = readdirSync(filesFolder);
  expect(new Set(files)).toEqual(named);
  const again = createPictures();
  drawAgencies(240, now, again);
  expect(new Set(again.files.keys())).toEqual(named);
});
