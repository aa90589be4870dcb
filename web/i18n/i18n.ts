import { FALLBACK_LOCALE } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import type { Namespace } from './namespaces.ts';
import { Texts } from './texts.ts';
import type { TextFile } from './texts.ts';

type Files = Readonly<Record<string, () => Promise<TextFile>>>;

// A list of files per language: the page carries no list of all files of all languages.
const languages = import.meta.glob<Files>('./locales/*/load.ts', { import: 'files' });

/** One language's texts of one namespace; English where the language has no such file. The build fills its gaps (PLT-03). */
export async function loadTexts(locale: Locale, namespace: Namespace): Promise<TextFile> {
  const files = await languages[`./locales/${locale}/load.ts`]?.();
  const file = files?.[`./${namespace}.json`];
  if (file) return file();
  if (locale === FALLBACK_LOCALE) throw new Error(`No texts for ${namespace}`);
  return loadTexts(FALLBACK_LOCALE, namespace);
}

/** The texts of a page. Namespaces load when a screen asks for them; a screen waits for its own in Suspense. */
export function createI18n(locale: Locale): Texts {
  const texts = new Texts(locale, loadTexts);
  for (const namespace of ['common', 'shell'] as const) void texts.load(namespace);
  return texts;
}

/** The texts of a public page, those of its first view at hand: it hydrates without waiting. */
export async function createSiteI18n(locale: Locale, namespaces: readonly Namespace[]): Promise<Texts> {
  const files = await Promise.all(namespaces.map(async (name) => [name, await loadTexts(locale, name)] as const));
  return new Texts(locale, loadTexts, Object.fromEntries(files));
}
