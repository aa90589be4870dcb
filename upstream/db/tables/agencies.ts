import type { ColumnType, Generated } from 'kysely';
import type { WireUser } from '../../contract/account.ts';
import type { WireLocation } from '../../contract/catalogue.ts';
import type { WireReviewSummary } from '../../contract/reviews.ts';
import type { WireStory } from '../../contract/stories.ts';

/** An integer[] column, written as an array too. */
type Ids = ColumnType<number[], number[] | undefined, number[]>;
/** A text[] column. */
type Texts = ColumnType<string[], string[] | undefined, string[]>;

/** Countries, states and cities (ENT-15); inserted at server start, never changed afterwards. */
export interface LocationsTable {
  /** Unique over all types. */
  id: number;
  type: WireLocation['type'];
  /** In English; countries are named in the language of each request instead. */
  name: string;
  /** Readable key for page URLs. */
  alias: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The country's own id for a country. */
  country_id: number;
  /** Only for cities in countries that have states. */
  state_id: number | null;
  /** All names normalized by `foldText`, joined by `|`. */
  search: string;
  /** By size within its type, largest first. */
  position: number;
}

export interface AgenciesTable {
  id: Generated<number>;
  /** Null: without an owner. */
  account_id: string | null;
  /** URL name of the public page; null until first published. */
  alias: string | null;
  /** Null: the account has not started an agency. */
  status: WireUser['agencyStatus'];
  /** Set only while blocked. */
  block_reason: string | null;
  moderation_status: WireUser['moderationStatus'];
  name: string | null;
  tagline: string | null;
  short_description: string | null;
  detailed_description: string | null;
  /** BCP 47 tag of its texts. */
  text_language: Generated<string>;
  founded: number | null;
  number_of_employees: number | null;
  semrush_expert: Generated<boolean>;
  services: Ids;
  industries: Ids;
  languages: Ids;
  tools: Ids;
  budgets: Ids;
  project_durations: Ids;
  business_sizes: Ids;
  /** Locations of any type that it serves. */
  regions: Ids;
  website: string | null;
  scheduled_link: string | null;
  linkedin: string | null;
  facebook: string | null;
  instagram: string | null;
  x: string | null;
  /** Original file name of the logo; null together with `logo_file`. */
  logo_name: string | null;
  /** File name in the folder of files, served at /files/. */
  logo_file: string | null;
  /** 0 to 5. */
  score: number | null;
  google_status: Generated<WireReviewSummary['google']['status']>;
  google_count: Generated<number>;
  /** Average, 1 to 5. */
  google_rating: number | null;
  /** Median time to answer a lead, hours, rounded up; null with fewer than five answers. */
  reply_hours: number | null;
  created_at: Date;
  /** First publication. */
  published_at: Date | null;
  /** True from the first publication until the next save. */
  is_first_publish: Generated<boolean>;
  /** Paths of the fields refused by the last save. */
  invalid_fields: Texts;
  /** Set by the database: the last transaction that changed what the directory shows. */
  changed_in: ColumnType<string, never, never>;
}

export interface AgencyOfficesTable {
  agency_id: number;
  /** 0-based; the head office is first. */
  position: number;
  location_id: number | null;
  postal_code: string | null;
  address: string | null;
  /** E.164. */
  phone: string | null;
}

export interface AgencyStoriesTable {
  id: Generated<number>;
  agency_id: number;
  position: number;
  name: string;
  /** Whole USD. */
  budget: number | null;
  challenge: string;
  /** Months. */
  duration: number | null;
  result: string;
  solution: string;
  status: WireStory['status'];
  year: number | null;
  /** A removed story can be restored in place. */
  removed_at: Date | null;
  /** File name in the folder of files; 16:10. */
  picture_file: string | null;
}

export interface AgencyImagesTable {
  id: Generated<number>;
  agency_id: number;
  /** `logotype`: the logo of a client. */
  kind: 'award' | 'logotype';
  position: number;
  alt: string;
  /** File name in the folder of files. */
  file: string;
}

/** The agency's review of a project, confirmed by the client; published ones have author, rating and time. */
export interface AgencyReviewsTable {
  id: string;
  agency_id: number;
  lead_id: string | null;
  author: string | null;
  company: string | null;
  services: Ids;
  budget: number | null;
  project_duration: number | null;
  challenge: string | null;
  solution: string | null;
  result: string | null;
  /** 1 to 5, given by the client. */
  rating: number | null;
  status: 'draft' | 'pending' | 'published' | 'blocked';
  created_at: Date;
  published_at: Date | null;
}

export interface AgencyTables {
  locations: LocationsTable;
  agencies: AgenciesTable;
  agency_offices: AgencyOfficesTable;
  agency_stories: AgencyStoriesTable;
  agency_images: AgencyImagesTable;
  agency_reviews: AgencyReviewsTable;
}
