import type { Insertable } from 'kysely';
import type { AgencyOfficesTable } from '../tables/agencies.ts';
import type { LocationRow } from './locations.ts';
import { person } from './people.ts';
import type { Random } from './random.ts';
import { fill } from './script.ts';

type Office = Omit<Insertable<AgencyOfficesTable>, 'agency_id' | 'position'>;

/** Patterns in which `9` is a digit and `A` a letter; all other countries have five digits. */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['AT', 'CH', 'BE', 'DK', 'HU', 'NO', 'NZ', 'ZA', 'AR', 'AU'].map((code) => [code, '9999'])),
  ...Object.fromEntries(['IN', 'CN', 'SG', 'VN', 'RO', 'CO'].map((code) => [code, '999999'])),
  AE: '-',
  BR: '99999-999',
  CA: 'A9A 9A9',
  CL: '9999999',
  CZ: '999 99',
  GB: 'AA9 9AA',
  GR: '999 99',
  IE: 'A99 A999',
  IL: '9999999',
  JP: '999-9999',
  NL: '9999 AA',
  PL: '99-999',
  PT: '9999-999',
  SE: '999 99',
};

const LETTERS = 'ABCDEHKLMNPRSTVWX'.split('');

/** For countries missing from people.ts; `#` is a digit. */
const PHONES: Readonly<Record<string, string>> = {
  AR: '+541155550###',
  BE: '+32255501##',
  CL: '+56225550###',
  CO: '+576015550###',
  CZ: '+420225550###',
  DK: '+4533555###',
  FI: '+35895550###',
  GR: '+302105550###',
  HU: '+3615550###',
  ID: '+62215550###',
  IL: '+97235550###',
  NO: '+4722555###',
  RO: '+40215550###',
  ZA: '+27215550###',
};

const STREETS: Readonly<Record<string, readonly string[]>> = {
  en: [
    '{2-180} Harbor Street',
    '{2-90} Mill Lane',
    '{10-400} Orchard Road',
    '{3-60} Station Square',
    '{1-40} Canal Row',
  ],
  de: ['Lindenstraße {1-140}', 'Am Speicher {1-30}', 'Gartenweg {2-80}', 'Marktplatz {1-20}'],
  fr: ['{1-120} rue des Tilleuls', '{2-60} quai du Port', '{1-40} place de la Fontaine'],
  es: ['Calle de la Fuente {1-120}', 'Avenida del Puerto {10-300}', 'Plaza Mayor {1-25}'],
  it: ['Via dei Tigli {1-110}', 'Corso della Stazione {4-90}', 'Piazza del Mercato {1-20}'],
  nl: ['Lindelaan {1-150}', 'Havenkade {2-60}', 'Marktplein {1-30}'],
  pt: ['Rua das Oliveiras {10-900}', 'Avenida do Porto {20-1500}', 'Praça da Fonte {1-40}'],
  sv: ['Lindgatan {1-80}', 'Hamnvägen {2-50}'],
  pl: ['ul. Lipowa {1-120}', 'ul. Portowa {2-60}', 'Rynek {1-40}'],
  tr: ['Çınar Sokak No: {1-90}', 'Liman Caddesi No: {4-140}'],
  vi: ['{2-200} Đường Hoa Sen', '{10-300} Đường Bến Cảng'],
  ja: ['中央{1-6}丁目{1-20}-{1-15}', '本町{1-5}丁目{1-30}-{1-9}'],
  ko: ['중앙로 {10-300}', '항구대로 {20-500}'],
  zh: ['中山路{10-900}号', '滨江大道{20-700}号'],
};

/** An office in a city, with an invented address and an unassigned phone number. */
export function demoOffice(city: LocationRow, language: string, generator: Random): Office {
  const { country } = city;
  const digits = (pattern: string): string => pattern.replaceAll('#', () => String(generator.int(0, 9)));
  const phone = PHONES[country];
  return {
    location_id: city.id,
    postal_code: (POSTAL_CODES[country] ?? '99999')
      .replaceAll('9', () => String(generator.int(1, 9)))
      .replaceAll('A', () => generator.pick(LETTERS)),
    address: fill(generator.pick(STREETS[language] ?? STREETS['en'] ?? []), {}, generator),
    phone: phone === undefined ? person(country, generator).phone : digits(phone),
  };
}
