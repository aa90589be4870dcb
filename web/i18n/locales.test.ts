import { describe, expect, it } from 'vitest';
import { languageTag, LOCALES } from '../../domain/locales.ts';
import { NAMESPACES } from './namespaces.ts';

interface Texts {
  [key: string]: string | Texts;
}

// As text: the build fills gaps with English, which must not hide them here.
const files = import.meta.glob<string>('./locales/*/*.json', { query: '?raw', import: 'default', eager: true });
const textsOf = (locale: string, namespace: string): Record<string, string> =>
  flatten(JSON.parse(files[`./locales/${locale}/${namespace}.json`] ?? '{}') as Texts);

const present = LOCALES.filter((locale) => Object.keys(files).some((path) => path.includes(`/${locale}/`)));
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** There a `_many` may be left out: i18next falls back to `_other`, which is right for every number people meet. */
const MANY_IS_OTHER = new Set<string>(['es', 'fr', 'it', 'pt']);

describe.each(present)('texts in %s', (locale) => {
  it.each(NAMESPACES)('have every key and placeholder of %s (PLT-01)', (namespace) => {
    const english = textsOf('en', namespace);
    const own = textsOf(locale, namespace);
    const keys = Object.keys(own).filter((key) => !(MANY_IS_OTHER.has(locale) && key.endsWith('_many')));
    expect(keys.toSorted()).toEqual(expectedKeys(english, locale).toSorted());
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('');
      const source = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      // A singular may say "one" in words.
      if (!PLURAL.test(key)) expect(placeholders(text), key).toEqual(placeholders(source));
      else expect(placeholders(source), key).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });
});

it('has English and German', () => {
  expect(present).toEqual(expect.arrayContaining(['en', 'de']));
});

function expectedKeys(english: Record<string, string>, locale: (typeof LOCALES)[number]): string[] {
  const forms = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
  const wanted = forms.filter((form) => form !== 'many' || !MANY_IS_OTHER.has(locale));
  const keys = Object.keys(english).flatMap((key) =>
    PLURAL.test(key) ? wanted.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return [...new Set(keys)];
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').toSorted();

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else Object.assign(flat, flatten(value, `${prefix}${key}.`));
  }
  return flat;
}
