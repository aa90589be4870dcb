import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export interface Texts {
  [key: string]: string | Texts;
}

/**
 * Fills keys missing from a language with the English texts (PLT-03), so that the browser needs one file per language.
 */
export function withFallback(english: Texts, own: Texts): Texts {
  const filled: Texts = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const base = english[key];
    filled[key] = typeof value === 'object' && typeof base === 'object' ? withFallback(base, value) : value;
  }
  return filled;
}

const LOCALE_FILE = /\/i18n\/locales\/([a-z]{2})\/([\w-]+)\.json$/;

/** Merges the English texts into each language file at build time. */
export function localeFallback(): Plugin {
  return {
    name: 'locale-fallback',
    enforce: 'pre',
    transform: {
      filter: { id: LOCALE_FILE },
      async handler(code, id) {
        const match = LOCALE_FILE.exec(id);
        if (!match || match[1] === 'en') return null;
        const english = await readFile(id.replace(`/${match[1]}/`, '/en/'), 'utf8');
        return { code: JSON.stringify(withFallback(parse(english), parse(code))), map: null };
      },
    },
  };
}

function parse(json: string): Texts {
  return JSON.parse(json) as Texts;
}
