import { escapeHtml } from './html.ts';

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What is written there, for the search. */
  readonly text?: string;
}

export interface ReferencePage {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly html: string;
  /** The page's table of contents. */
  readonly entries: readonly Entry[];
}

/** A complete page of the reference. All its links are relative, so it works below any base path. */
export function layout(page: ReferencePage, pages: readonly ReferencePage[]): string {
  const links = pages.map(
    ({ name, title }) =>
      `<li><a href="${addressOf(name)}"${name === page.name ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
  );
  const contents = page.entries.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} · API reference</title>
<link rel="icon" href="../favicon.svg"><link rel="stylesheet" href="reference.css"><script type="module" src="search.js"></script></head>
<body><a class="skip" href="#main">Skip to content</a>
<header><a class="name" href="./">API reference</a>
<form role="search" id="search"><label for="query">Search</label>
<input id="query" type="search" placeholder="Type, field or topic" autocomplete="off" aria-controls="results">
<div id="results" hidden><p role="status"></p><ul></ul></div></form>
<a href="../ide/" class="ide">IDE</a></header>
<div class="columns"><nav aria-label="Reference"><ul class="pages">${links.join('')}</ul>
<details open><summary>On this page</summary><ul class="contents">${contents}</ul></details></nav>
<main id="main"><h1>${escapeHtml(page.title)}</h1><p class="intro">${page.intro}</p>${page.html}</main></div></body></html>
`;
}

/** The address of a page, relative to any other page. */
export function addressOf(name: string): string {
  return name === 'index' ? './' : `${name}.html`;
}
