import type academy from './locales/en/academy.json';
import type access from './locales/en/access.json';
import type agency from './locales/en/agency.json';
import type common from './locales/en/common.json';
import type directory from './locales/en/directory.json';
import type getStarted from './locales/en/getStarted.json';
import type dashboard from './locales/en/dashboard.json';
import type deals from './locales/en/deals.json';
import type landing from './locales/en/landing.json';
import type lead from './locales/en/lead.json';
import type leadGeneration from './locales/en/leadGeneration.json';
import type leads from './locales/en/leads.json';
import type messages from './locales/en/messages.json';
import type overview from './locales/en/overview.json';
import type pageOptimization from './locales/en/pageOptimization.json';
import type purchase from './locales/en/purchase.json';
import type review from './locales/en/review.json';
import type reviews from './locales/en/reviews.json';
import type session from './locales/en/session.json';
import type settings from './locales/en/settings.json';
import type shell from './locales/en/shell.json';
import type site from './locales/en/site.json';
import type taxes from './locales/en/taxes.json';
import type { Namespace } from './namespaces.ts';

/** The English files: the source of all keys. A key they lack does not compile. */
interface Resources extends Record<Namespace, object> {
  academy: typeof academy;
  access: typeof access;
  agency: typeof agency;
  common: typeof common;
  directory: typeof directory;
  getStarted: typeof getStarted;
  dashboard: typeof dashboard;
  deals: typeof deals;
  landing: typeof landing;
  lead: typeof lead;
  leadGeneration: typeof leadGeneration;
  leads: typeof leads;
  messages: typeof messages;
  overview: typeof overview;
  pageOptimization: typeof pageOptimization;
  purchase: typeof purchase;
  review: typeof review;
  reviews: typeof reviews;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  site: typeof site;
  taxes: typeof taxes;
}

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A file as its texts are asked for: the forms of a plural are one text. */
type Asked<T> = {
  readonly [K in keyof T as K extends `${infer Base}_${Form}` ? Base : K]: T[K] extends string ? string : Asked<T[K]>;
};

/** The texts of a namespace. */
export type Shape<N extends Namespace> = Asked<Resources[N]>;
