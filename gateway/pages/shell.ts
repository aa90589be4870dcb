import type { ShellSettings } from '../../web/app/shellSettings.ts';
import type { EmbeddedAnswer } from './first-answers.ts';
import type { PageFiles } from './build-manifest.ts';

export interface ShellData {
  readonly basePath: string;
  /** BCP 47. */
  readonly lang: string;
  readonly theme: 'light' | 'dark' | 'system';
  /** Null where Vite serves the scripts (development). */
  readonly files: PageFiles | null;
  readonly settings: ShellSettings;
  readonly answers: readonly EmbeddedAnswer[];
}

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (text: string): string => text.replace(/[&"<>]/g, (char) => ATTRIBUTE_ESCAPES[char] ?? char);

/** JSON inside a script element: no `<` may end the element, the rest is data to every parser. */
const embed = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The page of the portal: everything the browser needs for the first view, and no inline script. */
export const renderShell = (data: ShellData): string => {
  const { basePath, files } = data;
  const href = (file: string): string => attribute(`${basePath}/${file}`);
  return [
    `<!doctype html>\n<html lang="${attribute(data.lang)}" data-theme="${data.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${data.theme === 'system' ? 'light dark' : data.theme}">`,
    '<meta name="robots" content="noindex">',
    `<meta name="base-path" content="${attribute(basePath)}">`,
    '<title>Agency portal</title>',
    `<link rel="icon" href="${href('favicon.svg')}" type="image/svg+xml">`,
    ...(files?.styles ?? []).map((file) => `<link rel="stylesheet" href="${href(file)}">`),
    ...(files ? [`<script type="module" src="${href(files.entry)}"></script>`] : []),
    ...(files?.preloads ?? []).map((file) => `<link rel="modulepreload" href="${href(file)}">`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    embed('shell-settings', data.settings),
    embed('relay-answers', { answers: data.answers }),
    '</body>',
    '</html>',
  ].join('\n');
};
