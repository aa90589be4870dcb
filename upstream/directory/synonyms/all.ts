import type { Locale } from '../../../domain/locales.ts';
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
import type { Synonyms } from './synonyms.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export const SYNONYMS: Readonly<Record<Locale, Synonyms>> = { en, de, es, fr, it, ja, ko, nl, pl, pt, sv, tr, vi, zh };
