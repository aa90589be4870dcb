import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../domain/locales.ts';
import { escapeHtml } from '../../web/site/escape.ts';

/** What a portal page says before the application replaces it. */
interface NotStarted {
  /** The tab's title. */
  readonly title: string;
  /**
   * The page's HTML, shown if the application has not started after ten seconds (starting.css), because its code did
   * not arrive or the browser is too old for it; without JavaScript, at once.
   */
  readonly html: string;
}

interface Shell {
  readonly notStarted: Readonly<Record<'text' | 'reload' | 'noScript', string>>;
}

interface Common {
  readonly productName: string;
}

function read(locale: Locale): readonly [Locale, NotStarted] {
  const texts = (namespace: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../web/i18n/locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));
  const { text, reload, noScript } = (texts('shell') as Shell).notStarted;
  const note = (html: string): string => `<p class="not-started">${html}</p>`;
  const late = note(`${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a>`);
  return [
    locale,
    {
      title: (texts('common') as Common).productName,
      html: `<noscript>${note(escapeHtml(noScript))}</noscript>${late}`,
    },
  ];
}

export const notStarted = Object.fromEntries(LOCALES.map(read)) as Readonly<Record<Locale, NotStarted>>;
