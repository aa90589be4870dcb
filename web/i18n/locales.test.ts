import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FALLBACK_LOCALE, languageTag, LOCALES } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import * as english from './english.ts';
import type { Namespace } from './namespaces.ts';

interface Texts {
  [key: string]: string | Texts;
}

// Read from disk, because the build's English fallback would hide missing texts.
const folder = join(import.meta.dirname, 'locales');

function textsOf(locale: Locale, namespace: Namespace): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')) as Texts));
}

const NAMESPACES = Object.keys(english) as Namespace[];

const FORM = /_(?:zero|one|two|few|many|other)$/;
/** Names that are never translated. */
const PRODUCT_NAMES = /Agency Growth Kit|App Center|WhatsApp|HubSpot/g;
/** Longer texts are identical in two languages only when a translation was forgotten. */
const LONGEST_ALIKE = 25;
/** A space, instead of a no-break space, between a number and its Japanese or Chinese counter. */
const BREAKING_COUNTER =
  /(?:\{\{(?:count|shown|office|region|max|limit)\}\}|\d) (?:[件社人日月年回枚点分秒文桁个家条项天页张位]|か[月国])/;

/** A space, instead of a no-break space, between Latin letters or a number and the Japanese particle behind them. */
const BREAKING_PARTICLE = /[A-Za-z0-9}%] [ぁ-ん]/;

describe('texts', () => {
  it('exist in all 14 languages, with one file per namespace and no others (PLT-01)', () => {
    const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(locales.map(({ name }) => name).toSorted()).toEqual(LOCALES.toSorted());
    const expected = NAMESPACES.map((namespace) => `${namespace}.json`).toSorted();
    for (const locale of LOCALES) {
      const files = readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'));
      expect(files.toSorted(), locale).toEqual(expected);
    }
  });
});

it.each(LOCALES)('the sizes of clients have the same names everywhere in %s', (locale) => {
  for (const size of ['SMALL', 'MID', 'ENTERPRISE']) {
    const names = ['profile', 'directory', 'agency'].map((namespace) => {
      const found = [...textsOf(locale, namespace as Namespace)].filter(([key]) => key.endsWith(`.${size}`));
      return found.map(([, name]) => name.toLocaleLowerCase(locale)).join();
    });
    expect(new Set(names).size, names.join(' / ')).toBe(1);
  }
});

it.each(LOCALES)('a deal that was denied is not called undecided in %s', (locale) => {
  const [status = '', card] = [
    textsOf(locale, 'deals').get('status.DENIED'),
    textsOf(locale, 'messages').get('card.dealDenied'),
  ];
  // Without the last letter, which may differ by gender.
  expect(card?.startsWith(status.slice(0, -1)), `${status} / ${card}`).toBe(true);
});

it.each(NAMESPACES)('French punctuation stays on the line of its word in %s', (namespace) => {
  const texts = [...textsOf('fr', namespace).values()];
  expect(texts.filter((text) => /« | [?!:;»]/.test(text))).toEqual([]);
});

it.each(LOCALES)('phone numbers stay on one line, and the examples of %s have one country code', (locale) => {
  const texts = ['agency', 'profile'].flatMap((namespace) => [...textsOf(locale, namespace as Namespace).values()]);
  const phones = texts.flatMap((text) => text.match(/\+\d[\d\s-]+/g) ?? []);
  expect(phones.length).toBeGreaterThan(0);
  expect(phones.filter((phone) => phone.includes(' '))).toEqual([]);
  // Nor does a line end with an opened bracket and its first word.
  expect(texts.filter((text) => /[(（][^ ]+ \+\d/.test(text))).toEqual([]);
  expect(new Set(phones.map((phone) => phone.split('\u00a0')[0])).size, phones.join()).toBe(1);
});

describe.each(['ja', 'zh'] as const)('texts in %s', (locale) => {
  it.each(NAMESPACES)('%s keep a number and its counter on one line', (namespace) => {
    const texts = [...textsOf(locale, namespace).values()];
    expect(texts.filter((text) => BREAKING_COUNTER.test(text))).toEqual([]);
  });
});

it.each(NAMESPACES)('texts in ja: %s begins no line with a particle, nor ends one within "once more"', (namespace) => {
  const texts = [...textsOf('ja', namespace).values()];
  // Chromium, which knows phrases, would end a line after もう.
  expect(texts.filter((text) => BREAKING_PARTICLE.test(text) || text.includes('もう一度'))).toEqual([]);
});

describe.each(LOCALES)('texts in %s', (locale) => {
  it.each(NAMESPACES)('%s has every key and exactly the plural forms of the language (PLT-01)', (namespace) => {
    const wanted = wantedKeys(textsOf(FALLBACK_LOCALE, namespace), locale);
    expect([...textsOf(locale, namespace).keys()].toSorted()).toEqual(wanted.toSorted());
  });

  it.each(NAMESPACES)('%s is translated and keeps the placeholders of the English text', (namespace) => {
    const english = textsOf(FALLBACK_LOCALE, namespace);
    const found: string[] = [];
    for (const [key, text] of textsOf(locale, namespace)) {
      const source = english.get(key) ?? english.get(key.replace(FORM, '_other')) ?? '';
      if (text.trim() === '') found.push(`${key} is empty`);
      if (placeholders(text).join() !== placeholders(source).join()) found.push(`${key} has other placeholders`);
      if (locale !== FALLBACK_LOCALE && text === source && lengthOf(text) > LONGEST_ALIKE) {
        found.push(`${key} is English`);
      }
    }
    expect(found).toEqual([]);
  });
});

/** The expected keys: the English ones, with the language's plural forms (four in Polish, one in Japanese). */
function wantedKeys(english: ReadonlyMap<string, string>, locale: Locale): string[] {
  const forms = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    FORM.test(key) ? forms.map((form) => key.replace(FORM, `_${form}`)) : [key],
  );
  return [...new Set(keys)];
}

function placeholders(text: string): string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();
}

function lengthOf(text: string): number {
  return text.replaceAll(PRODUCT_NAMES, '').length;
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}
