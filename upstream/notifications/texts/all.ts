import type { WireLocale } from '../../contract/account.ts';
import type { MessageTexts } from './messageTexts.ts';
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

/** The texts of emails and WhatsApp messages, by language. */
export const messageTexts: Readonly<Record<WireLocale, MessageTexts>> = {
  de,
  en,
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
