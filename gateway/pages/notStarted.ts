import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../domain/locales.ts';
import { escapeHtml } from '../../web/site/escape.ts';

interface Texts {
  readonly text: string;
  readonly reload: string;
  readonly noScript: string;
}

function read(locale: Locale): readonly [Locale, string] {
  const file = new URL(`../../web/i18n/locales/${locale}/shell.json`, import.meta.url);
  const { notStarted } = JSON.parse(readFileSync(file, 'utf8')) as { notStarted: Texts };
  const { text, reload, noScript } = notStarted;
  const note = (html: string): string => `<p class="not-started">${html}</p>`;
  const late = note(`${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a>`);
  return [locale, `<noscript>${note(escapeHtml(noScript))}</noscript>${late}`];
}

/**
 * What a portal page says, in each language, if the application has not started after ten seconds (notStarted.css),
 * because its code did not arrive or the browser is too old for it; without JavaScript, at once. The application replaces
 * it when it starts.
 */
export const notStarted = Object.fromEntries(LOCALES.map(read)) as Readonly<Record<Locale, string>>;
