import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Locale } from '../../locales.ts';
import type { CatalogueNames } from './catalogueNames.ts';

/** Names in all interface languages. Only for servers: too large to send to a browser. */
export const CATALOGUE_NAMES: Readonly<Record<Locale, CatalogueNames>> = {
  en,
  de,
  es,
  fr,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  sv,
  tr,
  vi,
  zh,
};
