import { createInstance } from 'i18next';
import type { BackendModule, i18n, ResourceKey } from 'i18next';
import type { Locale } from '../../domain/locales.ts';
import { forgetFailures } from './loadTexts.ts';
import { numbersInTexts, textOptions } from './textOptions.ts';

type Files = Readonly<Record<string, () => Promise<ResourceKey>>>;

// One file list per language, so that the page does not carry the list of all languages.
const languages = import.meta.glob<Files>('./locales/*/load.ts', { import: 'files' });

async function readChunk(locale: string, namespace: string): Promise<ResourceKey> {
  const files = await languages[`./locales/${locale}/load.ts`]?.();
  const file = files?.[`./${namespace}.json`];
  if (!file) throw new Error(`There are no texts ${namespace} in ${locale}`);
  return file();
}

/**
 * The page's texts in the browser: one chunk per language and namespace, loaded by `loadTexts` or on demand by a
 * component.
 */
export function createI18n(locale: Locale, read = readChunk): i18n {
  const chunks: BackendModule = {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read(language, namespace, callback) {
      read(language, namespace).then(
        (texts) => callback(null, texts),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  };
  const i18n = createInstance();
  void i18n
    .use(chunks)
    .use(numbersInTexts)
    .init({ ...textOptions(), lng: locale });
  forgetFailures(i18n);
  return i18n;
}
