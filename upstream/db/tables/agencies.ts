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
  /** In English. For countries, responses use the language of the request instead. */
  name: string;
  /** Readable key for page URLs. */
  alias: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** For a country, its own id. */
  country_id: number;
  /** Only for cities in countries that have states. */
  state_id: number | null;
  /** All names normalized by `foldText`, joined by `|`. */
  search: string;
  /** Rank by size within its type; the largest comes first. */
  position: number;
}

export interface AgenciesTable {
  id: Generated<number>;
  /** Null for an agency without an owner. */
  account_id: string | null;
  /** URL name of the public page; null until first published. */
  alias: string | null;
  /** Null if the account has not started its profile. */
  status: WireUser['agencyStatus'];
  /** Set only while blocked. */
  block_reason: string | null;
  moderation_status: WireUser['moderationStatus'];
  name: string | null;
  tagline: string | null;
  short_description: string | null;
  detailed_description: string | null;
  /** BCP 47 tag of the language of its texts. */
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
  /** Ids of the locations it serves, of any type. */
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
  /** Average rating, 1 to 5. */
  google_rating: number | null;
  /** Median time to answer a lead in hours, rounded up; null with fewer than five answers. */
  reply_hours: number | null;
  created_at: Date;
  /** When it was first published. */
  published_at: Date | null;
  /** True from the first publication until the next save. */
  is_first_publish: Generated<boolean>;
  /** Paths of the fields that the last save rejected. */
  invalid_fields: Texts;
  /** The last transaction that changed what the directory shows. Set by triggers. */
  changed_in: ColumnType<string, never, never>;
}

export interface AgencyOfficesTable {
  agency_id: number;
  /** 0-based; the head office comes first. */
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
  /** When the story was removed; it can be restored in its place. */
  removed_at: Date | null;
  /** File name in the folder of files, of a picture in the ratio 16:10. */
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

/**
 * Reviews of projects, written by the agency and confirmed by the client. Published ones have author, rating and time.
 */
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
