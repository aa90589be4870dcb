import type * as english from './english.ts';

export type EnglishTexts = typeof english;

/**
 * One text file per screen, loaded with it; `common` is loaded by every page, `shell` by the portal, `site` by public
 * pages.
 */
export type Namespace = keyof EnglishTexts;
