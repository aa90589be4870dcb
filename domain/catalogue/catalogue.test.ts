import { expect, test } from 'vitest';
import { LOCALES } from '../locales.ts';
import { defaultCatalogue } from './catalogue.ts';

const english = defaultCatalogue('en');
const parts = english.services.flatMap(({ children }) => children);

test('has the specified number of entries (ENT-16, ENT-17, ENT-18, ENT-19, ENT-20, ENT-21, ENT-22)', () => {
  expect([english.services.length, parts.length, english.industries.length]).toEqual([12, 66, 24]);
  expect(english.budgets.map(({ from, to }) => [from, to])).toEqual([
    [0, 1000],
    [1000, 2500],
    [2500, 5000],
    [5000, 10_000],
    [10_000, 25_000],
    [25_000, null],
  ]);
  expect(english.languages.map(({ code }) => code).join(' ')).toBe(
    'en es fr de it pt nl sv da no fi pl cs tr vi zh ja ko ar',
  );
  expect(english.projectDurations.map(({ from, to }) => `${from}-${to}`)).toEqual(['null-1', '1-3', '3-6', '6-null']);
  expect(english.tools.map(({ category, tools }) => `${category} ${tools.length}`)).toEqual([
    'crm 8',
    'projectManagement 8',
    'contentMarketing 8',
    'advertising 8',
    'analytics 8',
    'seo 9',
    'accountingAndPayroll 7',
    'proposals 6',
  ]);
  expect(english.numberOfEmployees.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '1-9',
    '10-49',
    '50-249',
    '250-null',
  ]);
  expect(english.businessSizes.map(({ name }) => name)).toEqual(['small', 'mid', 'enterprise']);
});

test('ids and aliases are unique, and a subservice’s id contains its parent’s', () => {
  const services = [...english.services, ...parts];
  const tools = english.tools.flatMap((category) => category.tools);
  for (const list of [services, english.industries, english.languages, tools]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
  expect(new Set(services.map(({ alias }) => alias)).size).toBe(78);
  for (const { alias } of services) expect(alias).toMatch(/^[a-z]+(-[a-z]+)*$/);
  // `all` means "no service" in directory URLs.
  expect(services.map(({ alias }) => alias)).not.toContain('all');
  for (const { id, parentId } of parts) expect(Math.floor(id / 100)).toBe(parentId);
});

test.each(LOCALES)('%s names everything uniquely, in its own script and without stray spaces', (locale) => {
  const { services, industries } = defaultCatalogue(locale);
  const named = services.flatMap((service) => [service, ...service.children]);
  for (const list of [named, industries]) {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    for (const { name } of list) expect(name).toMatch(/^\S(.*\S)?$/u);
  }
  const script = { ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u, ko: /\p{sc=Hang}/u, zh: /\p{sc=Han}/u }[locale as string];
  // Only product names and abbreviations stay in Latin letters.
  if (script !== undefined) {
    const latin = [...named, ...industries].filter(({ name }) => !script.test(name)).map(({ name }) => name);
    for (const name of latin) expect(['SEO', 'SNS', 'Google Ads']).toContain(name);
  }
  if (locale !== 'en') {
    const same = named.filter(
      ({ id, name }) => name === [...english.services, ...parts].find((other) => other.id === id)?.name,
    );
    expect(same.length).toBeLessThan(named.length / 3);
  }
});
