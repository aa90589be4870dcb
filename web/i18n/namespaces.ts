import type * as english from './english.ts';

export type EnglishTexts = typeof english;

/** One file of texts per screen, loaded with it; `common` comes with every page, `shell` with the portal's, `site` with public ones. */
export type Namespace = keyof EnglishTexts;
