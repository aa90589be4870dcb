import { escapeHtml, escapeJson } from '../../web/site/escape.ts';
import type { ShellSettings } from '../../web/app/page/shellSettings.ts';
import type { EmbeddedAnswer } from './firstAnswers.ts';
import type { PageFiles } from './buildManifest.ts';

/** The common frame of all pages. */
export interface DocumentFrame {
  readonly basePath: string;
  /** BCP 47. */
  readonly lang: string;
  readonly theme: 'light' | 'dark' | 'system';
  /** Null if Vite serves the scripts (development). */
  readonly files: PageFiles | null;
}

export interface ShellData extends DocumentFrame {
  /** The tab's title until the application sets one. */
  readonly title: string;
  /** HTML that is shown until the application starts. */
  readonly notStarted: string;
  /** Whether the page has the portal's frame, whose outline is then shown until the frame is. */
  readonly hasFrame: boolean;
  readonly settings: ShellSettings;
  readonly answers: readonly EmbeddedAnswer[];
}

export interface SiteDocumentData extends DocumentFrame {
  /** Tags about the content, markup, and JSON for hydration, all escaped. */
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** The outline of the portal's frame (starting.css): on a slow connection its code takes seconds to arrive. */
const OUTLINE = [
  '<div class="starting" aria-hidden="true">',
  `<div class="starting-navigation">${'<span></span>'.repeat(5)}</div>`,
  `<div class="starting-page">${'<span></span>'.repeat(6)}</div>`,
  '</div>',
].join('');

/** The HTML of a portal page: everything the browser needs for the first view, without inline scripts. */
export function renderShell(data: ShellData): string {
  return documentOf(
    data,
    false,
    ['<meta name="robots" content="noindex">', `<title>${escapeHtml(data.title)}</title>`],
    [
      `<div id="root">${data.notStarted}</div>`,
      ...(data.hasFrame ? [OUTLINE] : []),
      embed('shell-settings', escapeJson(data.settings)),
      embed('relay-answers', escapeJson({ answers: data.answers })),
    ],
  );
}

/** The HTML of a public page: complete without JavaScript, with the data for hydration. */
export function renderSiteDocument(data: SiteDocumentData): string {
  return documentOf(data, true, [data.head], [`<div id="root">${data.body}</div>`, embed('site-data', data.data)]);
}

/** `json`: must be escaped. */
function embed(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function documentOf(
  frame: DocumentFrame,
  isRendered: boolean,
  head: readonly string[],
  body: readonly string[],
): string {
  const { basePath, files } = frame;
  const href = (file: string): string => escapeHtml(`${basePath}/${file}`);
  return [
    `<!doctype html>\n<html lang="${escapeHtml(frame.lang)}" data-theme="${frame.theme}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${frame.theme === 'system' ? 'light dark' : frame.theme}">`,
    `<meta name="base-path" content="${escapeHtml(basePath)}">`,
    // What the first paint needs comes before the scripts.
    ...(files?.styles ?? []).map((file) => `<link rel="stylesheet" href="${href(file)}">`),
    ...head,
    `<link rel="icon" href="${href('favicon.svg')}" type="image/svg+xml">`,
    ...(files ? scriptsOf(files, isRendered, href) : []),
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
  ].join('\n');
}

/** Scripts of a rendered public page load after what it shows: styles, text and images. */
function scriptsOf({ entry, preloads }: PageFiles, isRendered: boolean, href: (file: string) => string): string[] {
  const priority = isRendered ? ' fetchpriority="low"' : '';
  return [
    `<script type="module" src="${href(entry)}"${priority}></script>`,
    ...preloads.map((file) => `<link rel="modulepreload" href="${href(file)}"${priority}>`),
  ];
}
