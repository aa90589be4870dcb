import { expect, it, onTestFinished, vi } from 'vitest';
import { testI18n } from '../testing/i18n.ts';
import { Texts } from './texts.ts';
import type { TextFile } from './texts.ts';

const common = { productName: 'Portal', requestId: 'Request {{id}} of {{other}}' };
const file = (text: string): TextFile => ({ ...common, productName: text });
const none = (): Promise<TextFile> => Promise.reject(new Error('nothing to load'));

it('follows a path to its text and fills its values in', () => {
  const t = new Texts('en', none, { common }).translator('common');
  expect(t(($) => $.productName)).toBe('Portal');
  expect(t(($) => $.requestId, { id: '{{id}}$1' })).toBe('Request {{id}}$1 of ');
  expect(() => t(($) => $.notFound.title)).toThrow();
});

it.each([
  ['en', 1, '1 lead waits for an answer'],
  ['en', 0, '0 leads wait for an answer'],
  ['pl', 2, /^2 /],
  ['ja', 1, /1/],
] as const)('chooses the plural form of the language: %s %i', (locale, count, expected) => {
  const text = testI18n(locale).translator('shell')(($) => $.navigation.activeLeads, { count });
  expect(text).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

it('has four forms in Polish', () => {
  const t = testI18n('pl').translator('shell');
  const forms = [1, 2, 5, 1.5].map((count) => t(($) => $.navigation.activeLeads, { count }).replace(/[\d,.]+/, ''));
  expect(new Set(forms).size).toBeGreaterThanOrEqual(3);
});

it('says texts of another namespace by its name', () => {
  const t = testI18n('en').translator('shell');
  expect(t(($) => $.close, { ns: 'common' })).toBe('Close');
});

it('loads a namespace once for all who wait, and again some time after a failure', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  let isDown = true;
  const texts = new Texts('de', (locale, namespace) => {
    asked.push(`${locale} ${namespace}`);
    return isDown ? Promise.reject(new Error('offline')) : Promise.resolve(file('Portal'));
  });
  const first = texts.load('common');
  expect(texts.load('common')).toBe(first);
  await expect(first).rejects.toThrow('offline');
  isDown = false;
  expect(texts.load('common')).toBe(first);
  vi.runAllTimers();
  await texts.load('common');
  expect(texts.translator('common')(($) => $.productName)).toBe('Portal');
  expect(asked).toEqual(['de common', 'de common']);
});

it('gives React the same promise however often it asks, a settled one for texts that are there', () => {
  const texts = new Texts('en', () => Promise.reject(new Error('asked')), { common });
  expect(texts.load('common')).toBe(texts.load('common'));
  expect(texts.load('common')).toMatchObject({ status: 'fulfilled' });
});

it('changes the language at once, when all texts that are shown have arrived', async () => {
  const texts = new Texts('en', (locale) => Promise.resolve(file(`Portal ${locale}`)), { common });
  const before = texts.translator('common');
  expect(texts.translator('common')).toBe(before);
  let told = 0;
  const stop = texts.onChange(() => (told += 1));
  const changing = texts.changeLanguage('de');
  expect([texts.language, before(($) => $.productName)]).toEqual(['en', 'Portal']);
  await changing;
  stop();
  await texts.changeLanguage('fr');
  expect([texts.language, told]).toEqual(['fr', 1]);
  expect(texts.translator('common')(($) => $.productName)).toBe('Portal fr');
  expect(texts.translator('common')).not.toBe(before);
});
