import type { UploadedFile } from './uploads/uploadedFile.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerParent, AccountParent } from './account/account.map.ts';
import type { WebhookParent } from './webhooks/webhooks.map.ts';
import type { LeadParent } from './leads/leads.map.ts';
import type { ChatParent } from './chats/chats.map.ts';
import type { DealParent } from './deals/deals.map.ts';
import type { MessengerParent } from './chats/messenger.map.ts';
import type { ProfileParent } from './profile/profile.map.ts';
import type { WireEmailSettings } from '../upstream/contract/emailSettings.ts';
import type { AgencyParent, AgencyConnectionParent } from './directory/directory.map.ts';
import type { WireDirectorySummary, WirePraise } from '../upstream/contract/directorySummary.ts';
import type { OnboardingParent, OnboardingStepParent } from './onboarding/onboardingSteps.ts';
import type { DashboardParent } from './dashboard/dashboard.map.ts';
import type { SendMessageParent, DeleteMessageParent } from './chats/messages.map.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, `YYYY-MM-DD`, for example `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC with milliseconds, for example `2026-11-21T09:30:00.000Z`. Input is RFC 3339 with `Z` or another offset, in the years 0001 to 9999; leap seconds are refused. */
  DateTime: { input: string; output: string; }
  /** An email address: an ASCII local part and a domain in any script, for example `ada@example.com`. */
  EmailAddress: { input: string; output: string; }
  /** An absolute web address, `https:` or `http:`, for example `https://www.example.com/`. */
  URL: { input: string; output: string; }
  /** A file, sent along with the operation according to the GraphQL multipart request convention: JPEG or PNG, at most 3,000,000 bytes. It is decoded and re-encoded. A file can be used only once in an operation: send one that is needed in two places twice. */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

/** The lead to accept. */
export type AcceptLeadInput = {
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
};

/** Payload of `acceptLead`. */
export type AcceptLeadPayload = {
  __typename?: 'AcceptLeadPayload';
  /** The account with updated counters. */
  account: Maybe<Account>;
  /** Errors; empty on success. */
  errors: Array<LeadUserError>;
  /** The updated lead; also with LEAD_NOT_ACTIVE. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** A personal access token of an internal tool. Its secret is shown only on creation. */
export type AccessToken = Node & {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** When it was last used, accurate to one minute; null if never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name chosen by its owner. */
  name: Scalars['String']['output'];
  /** First characters of the secret, to distinguish tokens. */
  prefix: Scalars['String']['output'];
  /** Scopes. */
  scopes: Array<AccessTokenScope>;
};

/** Scopes of a personal access token. */
export const AccessTokenScope = {
  /** Read leads and deals. */
  LeadsRead: 'LEADS_READ',
  /** Read leads, accept and decline them, and change their stage and notes; read and answer deals. */
  LeadsWrite: 'LEADS_WRITE',
  /** Send and delete messages, archive and delete chats, change saved replies, without reading them. */
  Messages: 'MESSAGES',
  /** Read chats, their messages and saved replies, without marking anything as read. */
  MessagesRead: 'MESSAGES_READ',
  /** Read chats and mark them as read; send and delete messages; archive, delete and restore chats; change saved replies. */
  MessagesWrite: 'MESSAGES_WRITE',
  /** Read the agency's profile, images, success stories and reviews. */
  ProfileRead: 'PROFILE_READ',
  /** Read and change the agency's profile, images, success stories, reviews and settings. */
  ProfileWrite: 'PROFILE_WRITE',
  /** Read everything in the account: grants all four `…_READ` scopes. */
  Read: 'READ',
  /** Read the dashboard and the score. */
  ReportsRead: 'REPORTS_READ',
  /** Read the dashboard and the score, and set up the score's project. */
  ReportsWrite: 'REPORTS_WRITE',
  /** Answer leads and deals, and change the agency's page and settings, without reading them. */
  Write: 'WRITE'
} as const;

export type AccessTokenScope = typeof AccessTokenScope[keyof typeof AccessTokenScope];
/** The account of an agency. */
export type Account = Node & {
  __typename?: 'Account';
  /** Whether `setTimeZone` can change it. Any token. */
  canSetTimeZone: Maybe<Scalars['Boolean']['output']>;
  /** Counters shown in the navigation. Any token. */
  counters: Maybe<AccountCounters>;
  /** Feature switches of the account. Any token. */
  features: Maybe<Array<Feature>>;
  /** Opaque global id. Any token. */
  id: Scalars['ID']['output'];
  /** Plan limits; null for a tariff this gateway does not know. Any token. */
  limits: Maybe<AccountLimits>;
  /** Interface language of the account; null if never selected. Any token. */
  locale: Maybe<Locale>;
  /** Offers for purchase links. Any token. */
  offers: Maybe<Array<Offer>>;
  /** Monthly prices of the products. Any token. */
  prices: Maybe<Prices>;
  /** More projects that can be bought with the card on file. Null without a subscription, and if the upstream does not sell them. Not with an access token. */
  projectsPurchase: Maybe<ProjectsPurchase>;
  /** The plan available for purchase with the card on file. Null unless the subscription's status is WITHOUT_TARIFF. Not with an access token. */
  quickPurchase: Maybe<QuickPurchase>;
  /** The account's subscription. Any token. */
  subscription: Maybe<AccountSubscription>;
  /** IANA name of the reporting time zone. Any token. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** The account's user. Any token. */
  user: Maybe<User>;
};


/** The account of an agency. */
export type AccountQuickPurchaseArgs = {
  sessionId: Scalars['String']['input'];
  source: PurchaseSource;
};

/** Counters shown in the navigation. */
export type AccountCounters = {
  __typename?: 'AccountCounters';
  /** Number of leads to answer. */
  activeLeads: Maybe<Scalars['Int']['output']>;
};

/** Error codes of account actions. */
export const AccountErrorCode = {
  /** The feature does not exist. */
  FeatureNotFound: 'FEATURE_NOT_FOUND',
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** The upstream does not support the change. */
  NotAvailable: 'NOT_AVAILABLE'
} as const;

export type AccountErrorCode = typeof AccountErrorCode[keyof typeof AccountErrorCode];
/** Limits of a tariff. Null means unlimited. */
export type AccountLimits = {
  __typename?: 'AccountLimits';
  /** Regions the agency serves. */
  geofocuses: Maybe<Scalars['Int']['output']>;
  /** Industries. */
  industries: Maybe<Scalars['Int']['output']>;
  /** Languages. */
  languages: Maybe<Scalars['Int']['output']>;
  /** Offices. */
  locations: Maybe<Scalars['Int']['output']>;
  /** Services. */
  services: ServiceLimits;
};

/** The subscription of an account. */
export type AccountSubscription = {
  __typename?: 'AccountSubscription';
  /** The product; null if unknown to this gateway. */
  productName: Maybe<ProductName>;
  /** Its status; null if unknown to this gateway. */
  status: Maybe<SubscriptionStatus>;
  /** The tariff; null if unknown to this gateway. */
  tariff: Maybe<Tariff>;
};

/** An error in an account action. */
export type AccountUserError = UserError & {
  __typename?: 'AccountUserError';
  /** Error code. */
  code: AccountErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Priority of an action. */
export const ActionPriority = {
  /** High. */
  High: 'HIGH',
  /** Highest. */
  Highest: 'HIGHEST',
  /** Low. */
  Low: 'LOW',
  /** Lowest. */
  Lowest: 'LOWEST'
} as const;

export type ActionPriority = typeof ActionPriority[keyof typeof ActionPriority];
/** The note to add. */
export type AddLeadNoteInput = {
  /** A random key chosen by the client. Sending the same text again with the same key never adds it twice, unless the note has been deleted; sending another text with it fails with IDEMPOTENCY_KEY_REUSED. A key counts for one lead. 1 to 64 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
  /** 1 to 2,000 characters after trimming. */
  text: Scalars['String']['input'];
};

/** Payload of `addLeadNote`. */
export type AddLeadNotePayload = {
  __typename?: 'AddLeadNotePayload';
  /** Errors; empty on success. */
  errors: Array<LeadChangeUserError>;
  /** The updated lead; null if there are errors. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
  /** The note; null if there are errors. */
  note: Maybe<LeadNote>;
};

/** The values that HubSpot's consent page returned. */
export type AddLeadToHubspotInput = {
  /** The code, at most 500 characters. */
  code: Scalars['String']['input'];
  /** The state with which the consent page was opened: the uuid of the lead. */
  state: Scalars['String']['input'];
};

/** Payload of `addLeadToHubspot`. */
export type AddLeadToHubspotPayload = {
  __typename?: 'AddLeadToHubspotPayload';
  /** Errors; empty on success. */
  errors: Array<HubspotUserError>;
  /** The lead. Its stage is IN_CRM, unless it had a later stage before. Null if there are errors, or if it could not be read afterwards. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** A WhatsApp number to add. */
export type AddWhatsAppNumberInput = {
  /** The number in international format, with or without spaces. */
  number: Scalars['String']['input'];
};

/** Payload of `addWhatsAppNumber`. */
export type AddWhatsAppNumberPayload = {
  __typename?: 'AddWhatsAppNumberPayload';
  /** Errors; empty on success. */
  errors: Array<WhatsAppUserError>;
  /** The number, which is now waiting for its code; null if refused. With TOO_MANY_CODES, the number if it is still waiting for a code that was sent earlier. */
  recipient: Maybe<WhatsAppRecipient>;
  /** The viewer with the updated numbers; null if `recipient` is. */
  viewer: Maybe<Viewer>;
};

/** An added image. */
export type AddedImage = {
  __typename?: 'AddedImage';
  /** The image. */
  image: AgencyImage;
  /** Index in `input.add`, from 0. */
  index: Scalars['Int']['output'];
};

/** A published agency. In lists the fields up to `highlight` need no upstream call for each agency; the others read the whole agency. What it has not entered is null. */
export type Agency = Node & {
  __typename?: 'Agency';
  /** Readable key for page URLs. */
  alias: Scalars['String']['output'];
  /** Its awards. */
  awards: Maybe<Array<Award>>;
  /** Budgets it accepts. */
  budgets: Maybe<Array<Budget>>;
  /** Company sizes it works for. */
  businessSizes: Maybe<Array<BusinessSize>>;
  /** Cities with an office, the head office first. */
  cities: Array<Location>;
  /** Logos of its clients. */
  clientLogos: Maybe<Array<ClientLogo>>;
  /** A long text about it. */
  detailedDescription: Maybe<Scalars['String']['output']>;
  /** Year it was founded. */
  founded: Maybe<Scalars['Int']['output']>;
  /** A published success story to show next to its name, preferably one with a picture; null without stories. */
  highlight: Maybe<StoryHighlight>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Industries it knows. */
  industries: Array<Industry>;
  /** Whether moderation has approved its page. Only then is it listed in the directory, open to search engines, and able to receive briefs. */
  isListed: Scalars['Boolean']['output'];
  /** Languages it works in. */
  languages: Maybe<Array<WorkingLanguage>>;
  /** Path of its logo on this host; null if it has none. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** Minimum budget. */
  minBudget: Maybe<Money>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Number of employees. */
  numberOfEmployees: Maybe<EmployeeRange>;
  /** Its offices, the head office first. */
  offices: Maybe<Array<Office>>;
  /** Durations of its projects. */
  projectDurations: Maybe<Array<DurationRange>>;
  /** Average of its reviews, 1 to 5; null without any. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Regions it serves. */
  regions: Maybe<Array<Location>>;
  /** Median time it takes to answer a lead, in hours, rounded up; null with fewer than five answers, or if the upstream does not measure it. */
  replyHours: Maybe<Scalars['Int']['output']>;
  /** Number of its reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Summary of its reviews. */
  reviewSummary: Maybe<ReviewSummary>;
  /** Its published reviews, newest first. Page with `after` or `page`, never both. The newest 20 need no further upstream call. */
  reviews: Maybe<PublishedReviewConnection>;
  /** Link to book a call. */
  scheduledLink: Maybe<Scalars['URL']['output']>;
  /** Its score, 0 to 5; null if unknown. */
  score: Maybe<Scalars['Float']['output']>;
  /** Whether it has certified toolkit experts. */
  semrushExpert: Scalars['Boolean']['output'];
  /** Its services. */
  services: Array<Service>;
  /** A short text about it. */
  shortDescription: Maybe<Scalars['String']['output']>;
  /** Its social media pages. */
  socials: Maybe<AgencySocials>;
  /** States with an office; empty if the upstream does not name them. */
  states: Array<Location>;
  /** Its published success stories, in its own order. */
  stories: Maybe<Array<SuccessStory>>;
  /** Tagline. */
  tagline: Maybe<Scalars['String']['output']>;
  /** BCP 47 tag of the language in which its texts are written. */
  textLanguage: Scalars['String']['output'];
  /** Tools it works with. */
  tools: Maybe<Array<Tool>>;
  /** Its website. */
  website: Maybe<Scalars['URL']['output']>;
};


/** A published agency. In lists the fields up to `highlight` need no upstream call for each agency; the others read the whole agency. What it has not entered is null. */
export type AgencyReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of agencies. */
export type AgencyConnection = {
  __typename?: 'AgencyConnection';
  /** Countries with agencies that match all other filters, most agencies first. */
  countries: Array<CountryFacet>;
  /** The agencies with their cursors. */
  edges: Array<AgencyEdge>;
  /** Result counts by value, for each filter. */
  facets: Array<AgencyFacet>;
  /** How many of all results are in the places named by the filter or the search text; null if no place is named, or if the upstream does not count them. */
  inPlace: Maybe<PlaceCounts>;
  /** The locations of the filter that exist. */
  locations: Array<Location>;
  /** The agencies without cursors. */
  nodes: Array<Agency>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** The states that the locations of the filter are in; empty if the upstream does not provide them. */
  states: Array<Location>;
  /** Number of agencies that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** How the words of the search text were understood, in their order. Words that are missing here name a tool or a region of the world, say nothing about an agency, or were searched for in names and texts. */
  understood: Maybe<Array<UnderstoodWords>>;
  /** If nothing matches: single filters to remove, the one with the most results first. */
  wider: Array<WiderFilter>;
};


/** A page of agencies. */
export type AgencyConnectionFacetsArgs = {
  filters?: InputMaybe<Array<AgencyFilterName>>;
};

/** An agency in a list. */
export type AgencyEdge = {
  __typename?: 'AgencyEdge';
  /** Position of the agency in the list. */
  cursor: Scalars['String']['output'];
  /** The agency. */
  node: Maybe<Agency>;
  /** Whether it has an office in the places named by the filter or the search text, or only works with clients there; null if no place is named, or if it matches only by its name. */
  presence: Maybe<AgencyPresence>;
};

/** A page event. */
export type AgencyEventInput = {
  /** Alias of the agency. */
  alias: Scalars['String']['input'];
  /** Type of the event. */
  type: AgencyEventType;
};

/** Types of page events. */
export const AgencyEventType = {
  /** The agency's card was visible in a list. */
  Impression: 'IMPRESSION',
  /** Another link of the agency was followed. */
  LinkClick: 'LINK_CLICK',
  /** The agency's page was opened. */
  PageView: 'PAGE_VIEW',
  /** A link to the agency's website was followed. */
  WebsiteClick: 'WEBSITE_CLICK'
} as const;

export type AgencyEventType = typeof AgencyEventType[keyof typeof AgencyEventType];
/** Number of results for each value of a filter, with all other filters applied. */
export type AgencyFacet = {
  __typename?: 'AgencyFacet';
  /** The filter; null if unknown to this gateway. */
  filter: Maybe<AgencyFilterName>;
  /** Values that match at least one agency; for locations see `AgencyConnection.countries`. */
  values: Array<AgencyFacetValue>;
};

/** A value of a filter. */
export type AgencyFacetValue = {
  __typename?: 'AgencyFacetValue';
  /** Number of agencies. */
  count: Scalars['Int']['output'];
  /** Key of the value: the alias of a service, or the `key` of anything else. */
  key: Scalars['String']['output'];
};

/** Filters of the directory. Values of a filter are combined with OR, filters with AND. An unknown value matches no agency, an empty list matches all. Only the first 100 values of a filter count. */
export type AgencyFilterInput = {
  /** Global ids of budgets, in addition to `budgets`. */
  budgetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keys of budgets. */
  budgets?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Global ids of company sizes, in addition to `businessSizes`. */
  businessSizeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keys of the company sizes that the agency works for. */
  businessSizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Keys of industries. */
  industries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Global ids of industries, in addition to `industries`. */
  industryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global ids of languages, in addition to `languages`. */
  languageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keys of languages. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Global ids of locations, in addition to `locations`. */
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Aliases of cities, states or countries. Agencies with an office there come first, then those that serve the place. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Key of the highest budget that a client can pay. Matches agencies whose minimum budget is at most this one. Ignored if the upstream does not support it: `facets` then lack `MAX_BUDGET`. */
  maxBudget?: InputMaybe<Scalars['String']['input']>;
  /** Keys of agency sizes. */
  numberOfEmployees?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Global ids of agency sizes, in addition to `numberOfEmployees`. */
  numberOfEmployeesIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global ids of project durations, in addition to `projectDurations`. */
  projectDurationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keys of project durations. */
  projectDurations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Everyday words for services, industries, places, working languages and tools, amounts of money (`under 5k`), in the language of the request or in English, and words from names, taglines and descriptions; only the first 200 characters count. Case, accents, inflection and single typos are ignored. If no agency matches all words, those without a meaning exclude none. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of services, in addition to `services`. */
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Aliases of services; a top-level service includes its subservices. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The filters of the directory. */
export const AgencyFilterName = {
  /** By budgets. */
  Budgets: 'BUDGETS',
  /** By company sizes. */
  BusinessSizes: 'BUSINESS_SIZES',
  /** By industries. */
  Industries: 'INDUSTRIES',
  /** By languages. */
  Languages: 'LANGUAGES',
  /** By locations. */
  Locations: 'LOCATIONS',
  /** By the highest budget. */
  MaxBudget: 'MAX_BUDGET',
  /** By agency sizes. */
  NumberOfEmployees: 'NUMBER_OF_EMPLOYEES',
  /** By project durations. */
  ProjectDurations: 'PROJECT_DURATIONS',
  /** By text. */
  Query: 'QUERY',
  /** By services. */
  Services: 'SERVICES'
} as const;

export type AgencyFilterName = typeof AgencyFilterName[keyof typeof AgencyFilterName];
/** An image of an agency's page, served by this gateway. */
export type AgencyImage = {
  /** What it shows. */
  alt: Scalars['String']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Its URL, a path on this host. */
  url: Scalars['String']['output'];
};

/** How an agency is present in a requested place. */
export const AgencyPresence = {
  /** It has an office there. */
  Office: 'OFFICE',
  /** It has no office there, but works with clients there. */
  Region: 'REGION'
} as const;

export type AgencyPresence = typeof AgencyPresence[keyof typeof AgencyPresence];
/** An agency's score and its parts. */
export type AgencyScore = {
  __typename?: 'AgencyScore';
  /** Whether an audit can be set up. */
  canSetUpSiteAudit: Scalars['Boolean']['output'];
  /** Exams passed by the agency's people. */
  certificates: Certificates;
  /** Whether the descriptions are long enough. */
  hasPassedDescription: Scalars['Boolean']['output'];
  /** Whether the project's website is being audited. */
  hasSiteAudit: Scalars['Boolean']['output'];
  /** What the score is made of. The points of all parts add up to the score of a published agency. */
  parts: Array<ScorePart>;
  /** The project used for the score; null if there is none. */
  project: Maybe<ScoreProject>;
  /** Limit and number of projects. */
  projectLimits: ProjectLimits;
  /** The score, 0 to 5; null before the agency is first published. */
  score: Maybe<Scalars['Float']['output']>;
  /** When the score last changed; null if it is unknown. */
  scoredAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of published success stories. */
  successStories: Scalars['Int']['output'];
};

/** Social media pages; null where the agency has none. */
export type AgencySocials = {
  __typename?: 'AgencySocials';
  /** Facebook. */
  facebook: Maybe<Scalars['URL']['output']>;
  /** Instagram. */
  instagram: Maybe<Scalars['URL']['output']>;
  /** LinkedIn. */
  linkedIn: Maybe<Scalars['URL']['output']>;
  /** X. */
  x: Maybe<Scalars['URL']['output']>;
};

/** Sort orders of the directory. */
export const AgencySort = {
  /** Shortest time to answer first, agencies without one last. By score if the upstream lacks this order. */
  FastestReply: 'FASTEST_REPLY',
  /** Newest first. */
  Newest: 'NEWEST',
  /** Highest rated first. */
  Rating: 'RATING',
  /** Most reviews first. */
  Reviews: 'REVIEWS',
  /** Highest score first. */
  Score: 'SCORE'
} as const;

export type AgencySort = typeof AgencySort[keyof typeof AgencySort];
/** Whether an agency's page is public. */
export const AgencyStatus = {
  /** Taken down; `User.blockReason` says why. */
  Blocked: 'BLOCKED',
  /** Not public yet. */
  Draft: 'DRAFT',
  /** Public once approved. */
  Published: 'PUBLISHED'
} as const;

export type AgencyStatus = typeof AgencyStatus[keyof typeof AgencyStatus];
/** The answer to a deal. Texts are trimmed; those that do not apply to the answer are dropped. */
export type AnswerDealInput = {
  /** The answer. */
  answer: DealAnswer;
  /** With YES: global id of a budget in the catalogue. If omitted, the reported budget is kept. */
  budgetId?: InputMaybe<Scalars['ID']['input']>;
  /** With YES, instead of `budgetId`: another budget as text, 1 to 100 characters. */
  budgetOther?: InputMaybe<Scalars['String']['input']>;
  /** Optional with NO, required with OTHER: 50 to 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the deal. */
  dealId: Scalars['ID']['input'];
  /** With YES: global id of a project duration in the catalogue. If omitted, the reported duration is kept. */
  projectDurationId?: InputMaybe<Scalars['ID']['input']>;
  /** With YES, instead of `projectDurationId`: another duration as text, 1 to 100 characters. */
  projectDurationOther?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `answerDeal`. */
export type AnswerDealPayload = {
  __typename?: 'AnswerDealPayload';
  /** The updated deal; also with DEAL_ANSWERED. Null with other errors, or if it could not be read. Scope: `LEADS_READ`. */
  deal: Maybe<Deal>;
  /** Errors; empty on success. */
  errors: Array<DealUserError>;
};

/** A client's answer to a review. */
export type AnswerReviewRequestInput = {
  /** With CONFIRM: name of the client, 2 to 100 characters; shown with the review. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** With CONFIRM: company of the client, at most 100 characters; shown with the review. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The answer. */
  decision: ReviewDecision;
  /** With CONFIRM: 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** The uuid from the link. */
  uuid: Scalars['String']['input'];
};

/** Payload of `answerReviewRequest`. */
export type AnswerReviewRequestPayload = {
  __typename?: 'AnswerReviewRequestPayload';
  /** Errors; empty on success. */
  errors: Array<ReviewUserError>;
  /** The updated review; also with REVIEW_ANSWERED. Null with other errors, or if it could not be read. */
  request: Maybe<ReviewRequest>;
};

/** An award of an agency. */
export type Award = AgencyImage & Node & {
  __typename?: 'Award';
  /** What it shows. */
  alt: Scalars['String']['output'];
  /** Opaque global id. `node` reads images of the viewer's own agency. */
  id: Scalars['ID']['output'];
  /** Its URL, a path on this host. */
  url: Scalars['String']['output'];
};

/** Error codes of a brief. */
export const BriefErrorCode = {
  /** The agency does not exist or accepts no briefs. */
  AgencyNotFound: 'AGENCY_NOT_FOUND',
  /** Invalid email address. */
  InvalidEmail: 'INVALID_EMAIL',
  /** Not a phone number in international format. */
  InvalidPhone: 'INVALID_PHONE',
  /** The value is invalid, for example an id that is not in the catalogue. */
  InvalidValue: 'INVALID_VALUE',
  /** Invalid website. */
  InvalidWebsite: 'INVALID_WEBSITE',
  /** A value is missing. */
  Required: 'REQUIRED',
  /** A text or a list is too long. */
  TooLong: 'TOO_LONG',
  /** Too many briefs from this IP address. */
  TooManyAttempts: 'TOO_MANY_ATTEMPTS',
  /** A text is too short. */
  TooShort: 'TOO_SHORT'
} as const;

export type BriefErrorCode = typeof BriefErrorCode[keyof typeof BriefErrorCode];
/** An error in a brief. */
export type BriefUserError = UserError & {
  __typename?: 'BriefUserError';
  /** Error code. */
  code: BriefErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** With TOO_MANY_ATTEMPTS: seconds to wait, if known. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** A budget range. A lead may have one that is not in the catalogue; its key then consists of its bounds. */
export type Budget = Node & {
  __typename?: 'Budget';
  /** Lower bound. */
  from: Money;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue, else its bounds, e.g. `500-1000`. */
  key: Scalars['String']['output'];
  /** Upper bound; null means open. */
  to: Maybe<Money>;
};

/** A company size in the catalogue. */
export type BusinessSize = Node & {
  __typename?: 'BusinessSize';
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
  /** The size; null if unknown to this gateway. */
  name: Maybe<BusinessSizeName>;
};

/** Company sizes. */
export const BusinessSizeName = {
  /** Enterprise. */
  Enterprise: 'ENTERPRISE',
  /** Medium. */
  Mid: 'MID',
  /** Small. */
  Small: 'SMALL'
} as const;

export type BusinessSizeName = typeof BusinessSizeName[keyof typeof BusinessSizeName];
/** The account, the limit and the expected amount. */
export type BuyProjectsInput = {
  /** Global id of the account of the offer. Sessions of other accounts are refused. */
  accountId: Scalars['ID']['input'];
  /** `ProjectsPurchase.max` of the offer. */
  max: Scalars['Int']['input'];
  /** `ProjectsPurchase.todayCharge` of the offer. Refused with CHARGE_CHANGED if another amount would be charged. */
  todayCharge: MoneyInput;
};

/** Payload of `buyProjects`. */
export type BuyProjectsPayload = {
  __typename?: 'BuyProjectsPayload';
  /** Errors; empty on success. */
  errors: Array<PurchaseUserError>;
  /** The updated account; after a refusal, with the current offer. Null if the session belongs to another account. */
  viewer: Maybe<Viewer>;
};

/** The account and the expected amount. */
export type BuyTariffInput = {
  /** Global id of the account of the offer. Sessions of other accounts are refused. */
  accountId: Scalars['ID']['input'];
  /** The `sessionId` used to read the offer. */
  sessionId: Scalars['String']['input'];
  /** Where it was offered. */
  source: PurchaseSource;
  /** IANA name of the buyer's time zone. */
  timeZone: Scalars['String']['input'];
  /** The `todayCharge` shown to the buyer. If the charge would differ, nothing is bought. */
  todayCharge: MoneyInput;
};

/** Payload of `buyTariff`. */
export type BuyTariffPayload = {
  __typename?: 'BuyTariffPayload';
  /** Errors; empty on success. */
  errors: Array<PurchaseUserError>;
  /** The updated account; after a refusal, with the current offer. Null if the session belongs to another account. */
  viewer: Maybe<Viewer>;
};

/** Exams of the academy. */
export type Certificates = {
  __typename?: 'Certificates';
  /** Whether the agency partner exam is passed. */
  agency: Scalars['Boolean']['output'];
  /** Whether the toolkit exam is passed. */
  toolkit: Scalars['Boolean']['output'];
};

/** A chat with an accepted lead. */
export type Chat = Node & {
  __typename?: 'Chat';
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Pass this to `Subscription.chatEvents(after:)`. It comes from the same read as `messages`, so nothing is missed in between. */
  eventsCursor: Maybe<Scalars['String']['output']>;
  /** Its full lead; null if it cannot be found; needs a separate upstream call. Scope: `LEADS_READ`. */
  fullLead: Maybe<Lead>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it is in the archived view. */
  isArchived: Scalars['Boolean']['output'];
  /** Whether the lead closed it, so that nothing can be sent. */
  isClosed: Scalars['Boolean']['output'];
  /** The latest message; null if the chat is empty. */
  lastMessage: Maybe<LastMessage>;
  /** Summary of its lead. */
  lead: ChatLead;
  /** Time up to which the lead has read messages; null if never. */
  leadReadAt: Maybe<Scalars['DateTime']['output']>;
  /** The message history, read from the end. */
  messages: Maybe<MessageConnection>;
  /** Number of unread messages from the lead and the portal. */
  unreadCount: Scalars['Int']['output'];
  /** Key for page URLs. */
  uuid: Scalars['String']['output'];
};


/** A chat with an accepted lead. */
export type ChatMessagesArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  last?: Scalars['Int']['input'];
  markAsRead?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A chat to act on. */
export type ChatActionInput = {
  /** Global id of the chat. */
  chatId: Scalars['ID']['input'];
};

/** Payload of the actions on a chat. */
export type ChatActionPayload = {
  __typename?: 'ChatActionPayload';
  /** The updated chat. Scope: `MESSAGES_READ`. */
  chat: Maybe<Chat>;
  /** Errors; empty on success. */
  errors: Array<ChatUserError>;
  /** The viewer, to refetch the list from its first page. */
  viewer: Maybe<Viewer>;
};

/** A page of chats. */
export type ChatConnection = {
  __typename?: 'ChatConnection';
  /** Numbers by view, whatever `query` is. */
  counters: ChatCounters;
  /** The chats with their cursors. */
  edges: Array<ChatEdge>;
  /** Whether `query` is supported. If not, it causes an error. */
  isSearchable: Scalars['Boolean']['output'];
  /** The chats without cursors. */
  nodes: Array<Chat>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** Number of chats in this view that match `query`. */
  totalCount: Scalars['Int']['output'];
};

/** Number of chats by view. */
export type ChatCounters = {
  __typename?: 'ChatCounters';
  /** Archived chats. */
  archived: Scalars['Int']['output'];
  /** Chats in the inbox. */
  inbox: Scalars['Int']['output'];
  /** Chats with unread messages. */
  unread: Scalars['Int']['output'];
};

/** A chat in a list. */
export type ChatEdge = {
  __typename?: 'ChatEdge';
  /** Position of the chat in the list. */
  cursor: Scalars['String']['output'];
  /** The chat. */
  node: Maybe<Chat>;
};

/** Error codes of chat actions. */
export const ChatErrorCode = {
  /** The lead closed the chat. */
  ChatClosed: 'CHAT_CLOSED',
  /** The chat does not exist. */
  ChatNotFound: 'CHAT_NOT_FOUND',
  /** `idempotencyKey` is not 1 to 64 visible ASCII characters. */
  IdempotencyKeyFormat: 'IDEMPOTENCY_KEY_FORMAT',
  /** Moderation blocked the lead. */
  LeadBlocked: 'LEAD_BLOCKED',
  /** The message does not exist. */
  MessageNotFound: 'MESSAGE_NOT_FOUND',
  /** The message is not the agency's own, so it cannot be deleted. */
  NotOwnMessage: 'NOT_OWN_MESSAGE',
  /** The text is longer than 5,000 characters. */
  TextMaxLength: 'TEXT_MAX_LENGTH',
  /** The text is empty. */
  TextRequired: 'TEXT_REQUIRED'
} as const;

export type ChatErrorCode = typeof ChatErrorCode[keyof typeof ChatErrorCode];
/** An event in a chat. */
export type ChatEvent = {
  /** The updated chat. */
  chat: Chat;
  /** Pass this to `chatEvents(after:)` to resume after this event. */
  cursor: Scalars['String']['output'];
};

/** Summary of a chat's lead. */
export type ChatLead = {
  __typename?: 'ChatLead';
  /** Name of the company; null if it was not given. */
  company: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country; null if unknown. */
  country: Maybe<Scalars['String']['output']>;
  /** Domain of the website; null if it was not given. */
  domain: Maybe<Scalars['String']['output']>;
  /** Whether moderation blocked the lead, so that nothing can be sent. */
  isBlocked: Scalars['Boolean']['output'];
  /** BCP 47 tag of the language in which the lead writes; null if unknown. */
  language: Maybe<Scalars['String']['output']>;
  /** Global id of the lead. */
  leadId: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Key for page URLs. */
  uuid: Scalars['String']['output'];
};

/** The chat itself changed: its read marks or unread count, or it was closed, or its lead was blocked. */
export type ChatUpdated = ChatEvent & {
  __typename?: 'ChatUpdated';
  /** The updated chat. */
  chat: Chat;
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
};

/** An error in a chat action. */
export type ChatUserError = UserError & {
  __typename?: 'ChatUserError';
  /** Error code. */
  code: ChatErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The views of the chat list. */
export const ChatView = {
  /** Archived chats. */
  Archived: 'ARCHIVED',
  /** Chats that are neither archived nor deleted. */
  Inbox: 'INBOX',
  /** Chats with unread messages, including archived ones. */
  Unread: 'UNREAD'
} as const;

export type ChatView = typeof ChatView[keyof typeof ChatView];
/** Chats got new messages, were added, or moved to another view. */
export type ChatsChanged = MessengerEvent & {
  __typename?: 'ChatsChanged';
  /** The changed chats with their cursors, latest activity first. */
  chatEdges: Array<ChatEdge>;
  /** The updated state. */
  messenger: Messenger;
};

/** The logo of a client of an agency. */
export type ClientLogo = AgencyImage & Node & {
  __typename?: 'ClientLogo';
  /** What it shows. */
  alt: Scalars['String']['output'];
  /** Opaque global id. `node` reads images of the viewer's own agency. */
  id: Scalars['ID']['output'];
  /** Its URL, a path on this host. */
  url: Scalars['String']['output'];
};

/** Payload of `completeGetStarted`. */
export type CompleteGetStartedPayload = {
  __typename?: 'CompleteGetStartedPayload';
  /** The updated account. */
  account: Maybe<Account>;
  /** Errors; empty on success. */
  errors: Array<AccountUserError>;
};

/** A way to reach a lead. */
export type ContactMethod = {
  __typename?: 'ContactMethod';
  /** Type of the contact method; null if unknown to this gateway. */
  type: Maybe<ContactMethodType>;
  /** Address, phone number as people write it (`+49 30 1234567`), or text. */
  value: Scalars['String']['output'];
};

/** How a lead can be reached. */
export const ContactMethodType = {
  /** By the portal's chat. */
  Chat: 'CHAT',
  /** By email. */
  Email: 'EMAIL',
  /** In another way, which `ContactMethod.value` describes. */
  Other: 'OTHER',
  /** By phone. */
  Phone: 'PHONE',
  /** By WhatsApp. */
  Whatsapp: 'WHATSAPP'
} as const;

export type ContactMethodType = typeof ContactMethodType[keyof typeof ContactMethodType];
/** Counters changed. */
export type CountersChanged = MessengerEvent & {
  __typename?: 'CountersChanged';
  /** The account, for the number of active leads. */
  account: Account;
  /** The updated state. */
  messenger: Messenger;
};

/** A country and its result count. */
export type CountryFacet = {
  __typename?: 'CountryFacet';
  /** Number of agencies. */
  count: Scalars['Int']['output'];
  /** The country. */
  country: Location;
};

/** A personal access token to create. */
export type CreateAccessTokenInput = {
  /** Days until it expires, 1 to 365. */
  expiresInDays: Scalars['Int']['input'];
  /** A random key chosen by the client, for retries after a lost response: with the same content and key, the same token gets a new secret, and the earlier one stops working; other content with it fails with IDEMPOTENCY_KEY_REUSED. A key counts for one account. 1 to 64 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the token's purpose, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Scopes, at least one; by default all that a token can have. */
  scopes?: Array<AccessTokenScope>;
};

/** Payload of `createAccessToken`. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** The token's entry in the list. */
  accessToken: Maybe<AccessToken>;
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** The secret, shown only once. Send it as `Authorization: Bearer …`. */
  token: Maybe<Scalars['String']['output']>;
  /** The viewer with the refreshed list. */
  viewer: Maybe<Viewer>;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** At least one event. */
  events: Array<WebhookEvent>;
  /** An https address on the public internet, without user and password; at most 500 characters. */
  url: Scalars['String']['input'];
};

/** Payload of `createWebhook`. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
  /** The secret (`whsec_…`), shown only once: it verifies the signatures. */
  secret: Maybe<Scalars['String']['output']>;
  /** The viewer with the refreshed list. */
  viewer: Maybe<Viewer>;
  /** The new webhook. */
  webhook: Maybe<Webhook>;
};

/** Daily figures for charts: every list has one number for each day from `from` to `to`. The sums of the lists equal the figures of `pageSummary` and `leadsSummary` for these days. */
export type DailyFigures = {
  __typename?: 'DailyFigures';
  /** Sum of the upper ends of the budgets of these leads, whole USD; a budget without one counts with its lower end. */
  budgets: Array<Scalars['Float']['output']>;
  /** First day. */
  from: Scalars['Date']['output'];
  /** Search appearances; null before the agency is first published, like the other figures of its page. */
  impressions: Maybe<Array<Scalars['Int']['output']>>;
  /** Leads received, without those blocked by moderation. */
  leads: Array<Scalars['Int']['output']>;
  /** Clicks on its other links. */
  linkClicks: Maybe<Array<Scalars['Int']['output']>>;
  /** Page views. */
  pageViews: Maybe<Array<Scalars['Int']['output']>>;
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Clicks on its website. */
  websiteClicks: Maybe<Array<Scalars['Int']['output']>>;
};

/** Statistics of an agency. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Recommended actions, highest priority first. */
  actions: Maybe<Array<DashboardAction>>;
  /** The five newest leads. Scope: `LEADS_READ`. */
  leads: Maybe<Array<Lead>>;
  /** Statistics of received leads. */
  leadsSummary: Maybe<LeadsSummary>;
  /** Visits of the public page. */
  pageSummary: Maybe<PageSummary>;
  /** Leads to answer; those that expire soonest come first. Scope: `LEADS_READ`. */
  pendingLeads: Maybe<LeadConnection>;
  /** Selectable ranges; the first is the default. */
  ranges: Maybe<Array<DashboardRange>>;
  /** Daily figures for a range and for the same number of days before it. Null if the upstream does not have them. */
  series: Maybe<DashboardSeries>;
  /** Unread chats, latest activity first. Scope: `MESSAGES_READ`. */
  unreadChats: Maybe<ChatConnection>;
  /** Visibility scores. */
  visibility: Maybe<Visibility>;
  /** What the visibility scores consist of, and why they changed in a range. Null if the upstream does not say. */
  visibilityDetails: Maybe<VisibilityDetails>;
};


/** Statistics of an agency. */
export type DashboardLeadsSummaryArgs = {
  range?: InputMaybe<Scalars['String']['input']>;
};


/** Statistics of an agency. */
export type DashboardPageSummaryArgs = {
  range?: InputMaybe<Scalars['String']['input']>;
};


/** Statistics of an agency. */
export type DashboardPendingLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Statistics of an agency. */
export type DashboardSeriesArgs = {
  range?: InputMaybe<Scalars['String']['input']>;
};


/** Statistics of an agency. */
export type DashboardUnreadChatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Statistics of an agency. */
export type DashboardVisibilityDetailsArgs = {
  range?: InputMaybe<Scalars['String']['input']>;
};

/** A recommended action to improve the agency's visibility. */
export type DashboardAction = {
  __typename?: 'DashboardAction';
  /** The action; null if unknown to this gateway. */
  name: Maybe<DashboardActionName>;
  /** Its priority; null if unknown to this gateway. */
  priority: Maybe<ActionPriority>;
};

/** Recommended actions to improve an agency's visibility. */
export const DashboardActionName = {
  /** Add industries. */
  AddIndustries: 'ADD_INDUSTRIES',
  /** Add services. */
  AddServices: 'ADD_SERVICES',
  /** Add success stories. */
  AddSuccessStories: 'ADD_SUCCESS_STORIES',
  /** Fix a webhook that was turned off. */
  FixWebhook: 'FIX_WEBHOOK',
  /** Pass the agency partner exam. */
  PassAgenciesExam: 'PASS_AGENCIES_EXAM',
  /** Pass the toolkit exam. */
  PassToolkitExam: 'PASS_TOOLKIT_EXAM',
  /** Answer pending leads. */
  ReactToLeads: 'REACT_TO_LEADS',
  /** Ask clients for reviews. */
  RequestReviews: 'REQUEST_REVIEWS',
  /** Create the project used for the score. */
  SetupProject: 'SETUP_PROJECT',
  /** Set up a site audit. */
  SetupSiteAudit: 'SETUP_SITE_AUDIT',
  /** Write a longer description. */
  UpdateDescription: 'UPDATE_DESCRIPTION'
} as const;

export type DashboardActionName = typeof DashboardActionName[keyof typeof DashboardActionName];
/** A range of days, inclusive, in the account's time zone. */
export type DashboardRange = {
  __typename?: 'DashboardRange';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Key of the range, for example `last_30_days`. */
  key: Scalars['String']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
};

/** Daily figures for a range and for the same number of days before it. */
export type DashboardSeries = {
  __typename?: 'DashboardSeries';
  /** The days of the range. */
  current: DailyFigures;
  /** The same number of days right before the range, for comparison. */
  previous: DailyFigures;
  /** IANA name of the time zone in which the days begin, for example `Europe/Berlin`. */
  timeZone: Scalars['String']['output'];
};

/** A deal reported by a lead, for the agency to confirm. What the lead did not report is null. */
export type Deal = Node & {
  __typename?: 'Deal';
  /** The agency's latest answer; null before the first. */
  answer: Maybe<DealAnswer>;
  /** The budget that the lead reported. */
  budget: Maybe<Money>;
  /** Whether it can be answered. */
  canAnswer: Scalars['Boolean']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** The lead that reported it; null if it cannot be found. */
  lead: Maybe<Lead>;
  /** Name of the project or company. */
  name: Scalars['String']['output'];
  /** The project duration that the lead reported. */
  projectDuration: Maybe<DurationRange>;
  /** Status; null if unknown to this gateway. */
  status: Maybe<DealStatus>;
  /** Key for page URLs. */
  uuid: Scalars['String']['output'];
  /** URL of the website; also null if it is invalid. */
  website: Maybe<Scalars['URL']['output']>;
};

/** Answers to a deal reported by a lead. */
export const DealAnswer = {
  /** The deal was not made. */
  No: 'NO',
  /** Something else, which `AnswerDealInput.comment` explains. */
  Other: 'OTHER',
  /** It is still being negotiated: the deal may be answered again. */
  StillNegotiating: 'STILL_NEGOTIATING',
  /** The deal was made. */
  Yes: 'YES'
} as const;

export type DealAnswer = typeof DealAnswer[keyof typeof DealAnswer];
/** Error codes of an answer to a deal. */
export const DealErrorCode = {
  /** The deal already has a final answer. */
  DealAnswered: 'DEAL_ANSWERED',
  /** The deal does not exist. */
  DealNotFound: 'DEAL_NOT_FOUND',
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** A text is missing. */
  Required: 'REQUIRED',
  /** A text is too long. */
  TooLong: 'TOO_LONG',
  /** A text is too short. */
  TooShort: 'TOO_SHORT'
} as const;

export type DealErrorCode = typeof DealErrorCode[keyof typeof DealErrorCode];
/** Status of a deal. */
export const DealStatus = {
  /** Confirmed. */
  Confirmed: 'CONFIRMED',
  /** Denied. */
  Denied: 'DENIED',
  /** Waiting for the agency's answer. */
  Pending: 'PENDING'
} as const;

export type DealStatus = typeof DealStatus[keyof typeof DealStatus];
/** An error in an answer to a deal. */
export type DealUserError = UserError & {
  __typename?: 'DealUserError';
  /** Error code. */
  code: DealErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The lead to decline. */
export type DeclineLeadInput = {
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
  /** Why it is declined. */
  reason: DeclineReason;
};

/** Payload of `declineLead`. */
export type DeclineLeadPayload = {
  __typename?: 'DeclineLeadPayload';
  /** The account with updated counters. */
  account: Maybe<Account>;
  /** Errors; empty on success. With REASON_NOT_SAVED the lead is still declined. */
  errors: Array<LeadUserError>;
  /** The updated lead; also with LEAD_NOT_ACTIVE. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** Why a lead was declined. */
export const DeclineReason = {
  /** The budget does not fit. */
  Budget: 'BUDGET',
  /** The industry does not fit. */
  Industry: 'INDUSTRY',
  /** The language does not fit. */
  Language: 'LANGUAGE',
  /** The location does not fit. */
  Location: 'LOCATION',
  /** Something else. */
  Other: 'OTHER',
  /** The service is not offered. */
  Service: 'SERVICE',
  /** Not a serious request. */
  Spam: 'SPAM',
  /** The agency is fully booked. */
  TooBusy: 'TOO_BUSY'
} as const;

export type DeclineReason = typeof DeclineReason[keyof typeof DeclineReason];
/** The note to delete. */
export type DeleteLeadNoteInput = {
  /** Global id of the note. */
  noteId: Scalars['ID']['input'];
};

/** Payload of `deleteLeadNote`. */
export type DeleteLeadNotePayload = {
  __typename?: 'DeleteLeadNotePayload';
  /** Its id; null if there are errors. */
  deletedNoteId: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  errors: Array<LeadChangeUserError>;
  /** The updated lead; null if there are errors. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** A message to delete. */
export type DeleteMessageInput = {
  /** Global id of the message. */
  messageId: Scalars['ID']['input'];
};

/** Payload of `deleteMessage`. */
export type DeleteMessagePayload = {
  __typename?: 'DeleteMessagePayload';
  /** Id of the deleted message. */
  deletedMessageId: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  errors: Array<ChatUserError>;
  /** The message, now with a placeholder as its body. Scope: `MESSAGES_READ`. */
  message: Maybe<Message>;
};

/** A saved reply to delete. */
export type DeleteReplyInput = {
  /** Global id of the reply. */
  id: Scalars['ID']['input'];
};

/** Payload of `deleteReply`. */
export type DeleteReplyPayload = {
  __typename?: 'DeleteReplyPayload';
  /** Id of the deleted reply. */
  deletedReplyId: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  errors: Array<ReplyUserError>;
  /** The viewer with the refreshed list. */
  viewer: Maybe<Viewer>;
};

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** Global id of the webhook. */
  id: Scalars['ID']['input'];
};

/** Payload of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Id of the deleted webhook, to remove it from lists. */
  deletedWebhookId: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
  /** The viewer with the refreshed list, also if it was already deleted. */
  viewer: Maybe<Viewer>;
};

/** The placeholder of a deleted message. */
export type DeletedBody = {
  __typename?: 'DeletedBody';
  /** When the message was deleted. */
  deletedAt: Scalars['DateTime']['output'];
};

/** Totals for all agencies of the directory, a few reviews, and places and searches to start from. */
export type DirectorySummary = {
  __typename?: 'DirectorySummary';
  /** Cities to browse: at most three with the most agencies of each country with many, country by country; empty if the upstream does not provide them. */
  cities: Array<Location>;
  /** Average of these reviews, 1 to 5; null without any. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Median time in hours that agencies take to answer a lead; null if unknown. */
  replyHours: Maybe<Scalars['Int']['output']>;
  /** Number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** At most three recent good reviews, each of a different agency; those in the language of the request come first. */
  reviews: Array<QuotedReview>;
  /** At most four searches to suggest, those in countries that speak the language of the request first; empty if the upstream does not provide them. */
  suggestedSearches: Array<SuggestedSearch>;
};

/** Data about the lead's website; null where unknown. */
export type DomainOverview = {
  __typename?: 'DomainOverview';
  /** Authority score, 0 to 100. */
  authorityScore: Maybe<Scalars['Int']['output']>;
  /** Number of backlinks. */
  backlinks: Maybe<Scalars['Int']['output']>;
  /** The domain. */
  domain: Scalars['String']['output'];
  /** Number of keywords that the domain ranks for. */
  keywords: Maybe<Scalars['Int']['output']>;
  /** Monthly organic visits. */
  organicTraffic: Maybe<Scalars['Int']['output']>;
  /** ISO 3166-1 alpha-2 code of the top country by visits; null if unknown. */
  topCountry: Maybe<Scalars['String']['output']>;
};

/** A project duration in months. */
export type DurationRange = Node & {
  __typename?: 'DurationRange';
  /** Lower bound; null means open. */
  from: Maybe<Scalars['Int']['output']>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
  /** Upper bound; null means open. */
  to: Maybe<Scalars['Int']['output']>;
};

/** Error codes of email settings. */
export const EmailSettingsErrorCode = {
  /** Consent is required. */
  ConsentRequired: 'CONSENT_REQUIRED',
  /** The email address is listed twice. */
  EmailDuplicate: 'EMAIL_DUPLICATE',
  /** Invalid email address. */
  EmailFormat: 'EMAIL_FORMAT',
  /** There is no address, or an empty one. */
  EmailRequired: 'EMAIL_REQUIRED',
  /** The value was refused. */
  InvalidValue: 'INVALID_VALUE',
  /** Newer settings have been saved. Review `viewer.emailSettings` and save again with its `revision`. */
  SettingsChanged: 'SETTINGS_CHANGED',
  /** There are more than 3 addresses. */
  TooManyEmails: 'TOO_MANY_EMAILS'
} as const;

export type EmailSettingsErrorCode = typeof EmailSettingsErrorCode[keyof typeof EmailSettingsErrorCode];
/** Email notifications about new leads and messages. */
export type EmailSettingsInput = {
  /** Consent to the emails; required to publish. */
  isConsented?: Scalars['Boolean']['input'];
  /** Addresses; 1 to 3 to publish. */
  values?: Array<Scalars['String']['input']>;
};

/** An error in email settings. */
export type EmailSettingsUserError = UserError & {
  __typename?: 'EmailSettingsUserError';
  /** Error code. */
  code: EmailSettingsErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`, for example `values`, `1`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A size of agencies by number of employees. */
export type EmployeeRange = Node & {
  __typename?: 'EmployeeRange';
  /** Lower bound. */
  from: Scalars['Int']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
  /** Upper bound; null means open. */
  to: Maybe<Scalars['Int']['output']>;
};

/** A feature of the account. */
export type Feature = {
  __typename?: 'Feature';
  /** Whether it is on. */
  enabled: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Error codes of feedback and surveys. */
export const FeedbackErrorCode = {
  /** Invalid email address. */
  InvalidEmail: 'INVALID_EMAIL',
  /** The value is invalid; `reason` may say why. */
  InvalidValue: 'INVALID_VALUE',
  /** A value is missing. */
  Required: 'REQUIRED',
  /** Too much was sent from this address. */
  TooManyAttempts: 'TOO_MANY_ATTEMPTS'
} as const;

export type FeedbackErrorCode = typeof FeedbackErrorCode[keyof typeof FeedbackErrorCode];
/** An error in feedback or a survey. */
export type FeedbackUserError = UserError & {
  __typename?: 'FeedbackUserError';
  /** Error code. */
  code: FeedbackErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** A sentence from the upstream for the person who wrote the text, in the language of the request, as plain text of at most 300 characters; null if there is none. */
  reason: Maybe<Scalars['String']['output']>;
  /** With TOO_MANY_ATTEMPTS: seconds to wait, if known. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** The catalogue that agencies, leads and stories refer to. */
export type FilterCatalogue = {
  __typename?: 'FilterCatalogue';
  /** Budget ranges, lowest first. */
  budgets: Array<Budget>;
  /** Sizes of the companies that agencies work for, smallest first. */
  businessSizes: Array<BusinessSize>;
  /** Industries. */
  industries: Array<Industry>;
  /** Working languages of agencies. */
  languages: Array<WorkingLanguage>;
  /** Sizes of agencies, smallest first. */
  numberOfEmployees: Array<EmployeeRange>;
  /** Project durations, shortest first. */
  projectDurations: Array<DurationRange>;
  /** Top-level services. */
  services: Array<Service>;
  /** Tools by category. */
  tools: Array<ToolCategory>;
};

/** A message found by a search. */
export type FoundMessageEdge = {
  __typename?: 'FoundMessageEdge';
  /** Its chat. */
  chat: Chat;
  /** Opaque cursor of this message in the search. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Whether there are Google reviews. */
export const GoogleReviewStatus = {
  /** There are none. */
  Empty: 'EMPTY',
  /** They are being imported. */
  InProgress: 'IN_PROGRESS',
  /** There are some. */
  NotEmpty: 'NOT_EMPTY'
} as const;

export type GoogleReviewStatus = typeof GoogleReviewStatus[keyof typeof GoogleReviewStatus];
/** Too much was missed to replay: read the history again. */
export type HistoryTruncated = ChatEvent & {
  __typename?: 'HistoryTruncated';
  /** The updated chat. */
  chat: Chat;
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
};

/** Error codes of `addLeadToHubspot`. After any of them, the lead is unchanged. */
export const HubspotErrorCode = {
  /** HubSpot did not issue this code for this lead, or it has expired. */
  CodeRefused: 'CODE_REFUSED',
  /** The account may not use HubSpot; see `User.hasHubspotAccess`. */
  HubspotNotAllowed: 'HUBSPOT_NOT_ALLOWED',
  /** The lead is not accepted. */
  LeadNotAccepted: 'LEAD_NOT_ACCEPTED',
  /** The lead does not exist. */
  LeadNotFound: 'LEAD_NOT_FOUND'
} as const;

export type HubspotErrorCode = typeof HubspotErrorCode[keyof typeof HubspotErrorCode];
/** An error in `addLeadToHubspot`. */
export type HubspotUserError = UserError & {
  __typename?: 'HubspotUserError';
  /** Error code. */
  code: HubspotErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A changed alternative text. */
export type ImageAltInput = {
  /** What it shows, 1 to 200 characters; trimmed. */
  alt: Scalars['String']['input'];
  /** Global id of the image. */
  id: Scalars['ID']['input'];
};

/** Error codes of awards and client logos. */
export const ImageErrorCode = {
  /** The image is listed twice. */
  Duplicate: 'DUPLICATE',
  /** The file is damaged or truncated. */
  FileNotReadable: 'FILE_NOT_READABLE',
  /** The file is larger than 3,000,000 bytes; files after it were not read. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** The file is neither JPEG nor PNG. */
  FileTypeNotAllowed: 'FILE_TYPE_NOT_ALLOWED',
  /** There is no such image, or it was removed. */
  ImageNotFound: 'IMAGE_NOT_FOUND',
  /** The image is larger than 1600 × 1600 pixels. */
  ImageTooLarge: 'IMAGE_TOO_LARGE',
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** The upstream failed; steps not listed in the payload were not done. */
  NotDone: 'NOT_DONE',
  /** The upstream did not answer. The steps listed in the payload are done; this one may or may not be. Refetch the list before retrying. */
  OutcomeUnknown: 'OUTCOME_UNKNOWN',
  /** An alternative text is missing. */
  Required: 'REQUIRED',
  /** An alternative text has more than 200 characters. */
  TooLong: 'TOO_LONG',
  /** The list would have more than 35 images. */
  TooManyImages: 'TOO_MANY_IMAGES'
} as const;

export type ImageErrorCode = typeof ImageErrorCode[keyof typeof ImageErrorCode];
/** An image in the new order; exactly one field is required. */
export type ImagePlaceInput = {
  /** Index in `add`, from 0. */
  added?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of a stored image. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** An error in a change of awards or client logos. */
export type ImageUserError = UserError & {
  __typename?: 'ImageUserError';
  /** Error code. */
  code: ImageErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** An industry in the catalogue. */
export type Industry = Node & {
  __typename?: 'Industry';
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
};

/** The latest message of a chat, for the chat list. */
export type LastMessage = {
  __typename?: 'LastMessage';
  /** Body. */
  body: Maybe<MessageBody>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it; null if unknown to this gateway. */
  sender: Maybe<MessageSender>;
  /** Whether the agency wrote it. */
  sentByMe: Scalars['Boolean']['output'];
  /** Delivery status; null if unknown to this gateway. */
  status: Maybe<MessageStatus>;
};

/** A request from a prospective client. */
export type Lead = Node & {
  __typename?: 'Lead';
  /** When the agency answered; null if it has not. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Budget; null if not specified. */
  budget: Maybe<Budget>;
  /** Whether `setLeadStage` is possible now: the lead is accepted, and the upstream supports it. */
  canSetStage: Scalars['Boolean']['output'];
  /** The chat with the lead; null until it is accepted, and for accounts that may not chat. Scope: `MESSAGES_READ`. */
  chat: Maybe<Chat>;
  /** Name of the company; null if it was not given. */
  company: Maybe<Scalars['String']['output']>;
  /** Contact methods; empty unless the lead is accepted. */
  contactMethods: Array<ContactMethod>;
  /** ISO 3166-1 alpha-2 code of the country; null if unknown. */
  country: Maybe<Scalars['String']['output']>;
  /** Why the agency declined it; null if it did not, or without a reason. */
  declineReason: Maybe<DeclineReason>;
  /** Domain of the website; null if it was not given. */
  domain: Maybe<Scalars['String']['output']>;
  /** Data about its website; null without one. */
  domainOverview: Maybe<DomainOverview>;
  /** When it expires; null once it is no longer active. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** BCP 47 tag of the language in which its texts are written; null if unknown. */
  language: Maybe<Scalars['String']['output']>;
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** The agency's own notes, newest first, at most 50; null if the upstream does not support notes. */
  notes: Maybe<Array<LeadNote>>;
  /** Project duration; null if not specified. */
  projectDuration: Maybe<DurationRange>;
  /** When it was received. */
  receivedAt: Scalars['DateTime']['output'];
  /** The agency's review of the project, for the client to confirm. Scope: `PROFILE_READ`. */
  review: Maybe<OriginalReview>;
  /** Status of the agency's review; null if there is none. */
  reviewStatus: Maybe<LeadReviewStatus>;
  /** Requested services. */
  services: Maybe<Array<Service>>;
  /** Readable key for page URLs. */
  slug: Scalars['String']['output'];
  /** Its outcome after it was accepted; null until somebody sets it. */
  stage: Maybe<LeadStage>;
  /** Status; null if unknown to this gateway. */
  status: Maybe<LeadStatus>;
  /** The request in the lead's own words. */
  text: Scalars['String']['output'];
  /** One-line summary of the request. */
  title: Scalars['String']['output'];
  /** Type of the lead; null if unknown to this gateway. */
  type: Maybe<LeadType>;
  /** When it last changed, for example because it expired; null if the upstream does not say. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Key for page URLs. */
  uuid: Scalars['String']['output'];
  /** URL of the website; null if it was not given or is invalid. */
  website: Maybe<Scalars['URL']['output']>;
};

/** Error codes for what an agency records about a lead: its stage, its notes, and the reason for declining it. */
export const LeadChangeErrorCode = {
  /** `idempotencyKey` is not 1 to 64 visible ASCII characters. */
  IdempotencyKeyFormat: 'IDEMPOTENCY_KEY_FORMAT',
  /** The lead is not accepted, so it has no stage. */
  LeadNotAccepted: 'LEAD_NOT_ACCEPTED',
  /** The lead is not declined, so it has no reason for declining. */
  LeadNotDeclined: 'LEAD_NOT_DECLINED',
  /** The lead does not exist. */
  LeadNotFound: 'LEAD_NOT_FOUND',
  /** The note does not exist. */
  NoteNotFound: 'NOTE_NOT_FOUND',
  /** The upstream does not support this; hide the control. */
  NotAvailable: 'NOT_AVAILABLE',
  /** The text is too long. */
  TextMaxLength: 'TEXT_MAX_LENGTH',
  /** The text is empty. */
  TextRequired: 'TEXT_REQUIRED',
  /** The lead has 50 notes. */
  TooManyNotes: 'TOO_MANY_NOTES'
} as const;

export type LeadChangeErrorCode = typeof LeadChangeErrorCode[keyof typeof LeadChangeErrorCode];
/** An error in a change of stage, notes or reason. */
export type LeadChangeUserError = UserError & {
  __typename?: 'LeadChangeUserError';
  /** Error code. */
  code: LeadChangeErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A lead changed: it was answered, has expired, was blocked, or its stage, notes or review changed. */
export type LeadChanged = LeadEvent & {
  __typename?: 'LeadChanged';
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
  /** The lead in its current state. */
  lead: Lead;
};

/** A page of leads. */
export type LeadConnection = {
  __typename?: 'LeadConnection';
  /** The leads with their cursors. */
  edges: Array<LeadEdge>;
  /** Pass this to `Subscription.leadEvents(after:)`, and nothing that changes after this page was read is missed. Null if the upstream does not say up to when the page contains all changes; then follow without `after`. */
  eventsCursor: Maybe<Scalars['String']['output']>;
  /** Whether the agency answers so slowly that it becomes less visible. */
  isResponsivenessScoreLow: Scalars['Boolean']['output'];
  /** Whether `query`, `receivedFrom`, `receivedTo`, `updatedSince` and the orders DEADLINE and UPDATED are supported. If not, they cause an error, except DEADLINE, which is then like NEWEST. */
  isSearchable: Scalars['Boolean']['output'];
  /** The leads without cursors. */
  nodes: Array<Lead>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** Numbers by status. */
  statusCounters: LeadStatusCounters;
  /** Number of leads that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** Numbers by type. */
  typeCounters: LeadTypeCounters;
};

/** Number of leads by outcome. */
export type LeadDistribution = {
  __typename?: 'LeadDistribution';
  /** Accepted. */
  accepted: Scalars['Int']['output'];
  /** Expired. */
  expired: Scalars['Int']['output'];
  /** To be answered. */
  pending: Scalars['Int']['output'];
  /** Declined. */
  rejected: Scalars['Int']['output'];
};

/** A lead in a list. */
export type LeadEdge = {
  __typename?: 'LeadEdge';
  /** Position of the lead in the list. */
  cursor: Scalars['String']['output'];
  /** The lead. */
  node: Maybe<Lead>;
};

/** Error codes of lead actions. */
export const LeadErrorCode = {
  /** The lead was already answered, has expired or is blocked. */
  LeadNotActive: 'LEAD_NOT_ACTIVE',
  /** The lead does not exist. */
  LeadNotFound: 'LEAD_NOT_FOUND',
  /** The lead is declined, but the reason could not be saved; send it again with `saveDeclineReason`. */
  ReasonNotSaved: 'REASON_NOT_SAVED'
} as const;

export type LeadErrorCode = typeof LeadErrorCode[keyof typeof LeadErrorCode];
/** A change of the account's leads. */
export type LeadEvent = {
  /** Pass this to `leadEvents(after:)` to resume after this event. */
  cursor: Scalars['String']['output'];
};

/** An agency's note on a lead. The lead never sees it. */
export type LeadNote = Node & {
  __typename?: 'LeadNote';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Plain text, 1 to 2,000 characters. */
  text: Scalars['String']['output'];
};

/** Period of a list of leads, in days of the account's time zone; the same days as the dashboard's range of the same name. */
export const LeadPeriod = {
  /** Unlimited. */
  All: 'ALL',
  /** Today and the previous 6 days. */
  Last_7Days: 'LAST_7_DAYS',
  /** Today and the previous 29 days. */
  Last_30Days: 'LAST_30_DAYS'
} as const;

export type LeadPeriod = typeof LeadPeriod[keyof typeof LeadPeriod];
/** A lead was received since the cursor; it may have changed already. */
export type LeadReceived = LeadEvent & {
  __typename?: 'LeadReceived';
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
  /** The lead in its current state. */
  lead: Lead;
};

/** Status of a lead's review. */
export const LeadReviewStatus = {
  /** Confirmed by the client and published. */
  Completed: 'COMPLETED',
  /** A draft, not submitted yet. */
  Created: 'CREATED',
  /** Submitted; pending the client's answer. */
  Pending: 'PENDING',
  /** The client refused it. */
  Rejected: 'REJECTED',
  /** Could not be obtained. */
  Unsuccessful: 'UNSUCCESSFUL'
} as const;

export type LeadReviewStatus = typeof LeadReviewStatus[keyof typeof LeadReviewStatus];
/** Order of leads. */
export const LeadSort = {
  /** Active leads first, those expiring soonest at the top; then the others, most recently received first. Like NEWEST if `LeadConnection.isSearchable` is false. */
  Deadline: 'DEADLINE',
  /** Most recently received first. */
  Newest: 'NEWEST',
  /** Least recently changed first. A tool that continues after its last cursor misses no later change; a lead that changes again moves to the end. Needs `LeadConnection.isSearchable`. */
  Updated: 'UPDATED'
} as const;

export type LeadSort = typeof LeadSort[keyof typeof LeadSort];
/** Outcome of an accepted lead. */
export const LeadStage = {
  /** The client declined the agency. */
  ClientDeclined: 'CLIENT_DECLINED',
  /** Added to the agency's CRM. */
  InCrm: 'IN_CRM',
  /** The deal was lost. */
  Lost: 'LOST',
  /** The deal was won. */
  Won: 'WON'
} as const;

export type LeadStage = typeof LeadStage[keyof typeof LeadStage];
/** Status of a lead. */
export const LeadStatus = {
  /** Accepted by the agency. */
  Accepted: 'ACCEPTED',
  /** Waiting for the agency's answer. */
  Active: 'ACTIVE',
  /** Blocked by moderation. */
  Blocked: 'BLOCKED',
  /** Declined by the agency. */
  Declined: 'DECLINED',
  /** Not answered within 7 days. */
  Expired: 'EXPIRED'
} as const;

export type LeadStatus = typeof LeadStatus[keyof typeof LeadStatus];
/** Number of leads by status, with all other filters applied. */
export type LeadStatusCounters = {
  __typename?: 'LeadStatusCounters';
  /** Accepted, with or without a stage. */
  accepted: Scalars['Int']['output'];
  /** Added to the CRM. */
  addedToCrm: Scalars['Int']['output'];
  /** Leads of every status; null if the upstream does not count them. */
  all: Maybe<Scalars['Int']['output']>;
  /** Blocked by moderation; null if the upstream does not count them. */
  blocked: Maybe<Scalars['Int']['output']>;
  /** Deal lost. */
  closedLost: Scalars['Int']['output'];
  /** Deal won. */
  closedWon: Scalars['Int']['output'];
  /** Not answered in time; null if the upstream does not count them. */
  expired: Maybe<Scalars['Int']['output']>;
  /** To be answered. */
  pending: Scalars['Int']['output'];
  /** Declined by the agency. */
  rejected: Scalars['Int']['output'];
  /** Declined by the client. */
  rejectedByLead: Scalars['Int']['output'];
};

/** Statuses for filters and counters of leads. */
export const LeadStatusFilter = {
  /** Accepted leads, with or without a stage. */
  Accepted: 'ACCEPTED',
  /** Accepted leads added to the CRM. */
  AddedToCrm: 'ADDED_TO_CRM',
  /** Leads blocked by moderation; available only if `LeadStatusCounters.blocked` is not null. */
  Blocked: 'BLOCKED',
  /** Accepted leads whose deal was lost. */
  ClosedLost: 'CLOSED_LOST',
  /** Accepted leads whose deal was won. */
  ClosedWon: 'CLOSED_WON',
  /** Leads that were not answered in time; available only if `LeadStatusCounters.expired` is not null. */
  Expired: 'EXPIRED',
  /** Active leads. */
  Pending: 'PENDING',
  /** Leads declined by the agency. */
  Rejected: 'REJECTED',
  /** Accepted leads whose client declined the agency. */
  RejectedByLead: 'REJECTED_BY_LEAD'
} as const;

export type LeadStatusFilter = typeof LeadStatusFilter[keyof typeof LeadStatusFilter];
/** Type of a lead. */
export const LeadType = {
  /** A project description that a visitor sent to this agency, for example with `sendBrief`. */
  Brief: 'BRIEF',
  /** A request for a proposal that the portal forwarded. */
  Proposal: 'PROPOSAL'
} as const;

export type LeadType = typeof LeadType[keyof typeof LeadType];
/** Number of leads by type, with all other filters applied. */
export type LeadTypeCounters = {
  __typename?: 'LeadTypeCounters';
  /** All. */
  all: Scalars['Int']['output'];
  /** Briefs. */
  brief: Scalars['Int']['output'];
  /** Requests for a proposal. */
  proposal: Scalars['Int']['output'];
};

/** An error in a lead action. */
export type LeadUserError = UserError & {
  __typename?: 'LeadUserError';
  /** Error code. */
  code: LeadErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Leads by budget. */
export type LeadsByBudget = {
  __typename?: 'LeadsByBudget';
  /** Lower bound of the budgets, inclusive; null for leads without a budget. */
  from: Maybe<Money>;
  /** Number of leads. */
  leads: Scalars['Int']['output'];
  /** Upper bound; null if there is none, and for leads without a budget. */
  to: Maybe<Money>;
};

/** The stream has started. Everything that happens from now on follows this event. */
export type LeadsFollowed = LeadEvent & {
  __typename?: 'LeadsFollowed';
  /** Cursor to resume from here. */
  cursor: Scalars['String']['output'];
};

/** Statistics of leads. */
export type LeadsSummary = {
  __typename?: 'LeadsSummary';
  /** Number of leads by budget: for each budget of the catalogue, smallest first, then for leads without a budget. A lead is assigned by the lower bound of its budget. Null if the upstream does not say. */
  budgetRanges: Maybe<Array<LeadsByBudget>>;
  /** Sum of the upper ends of their budgets; a budget without one counts with its lower end. */
  budgets: Money;
  /** Number by outcome. */
  distribution: LeadDistribution;
  /** Number of leads received, without those blocked by moderation. */
  leads: Scalars['Int']['output'];
};

/** The languages of the interface. */
export const Locale = {
  /** German */
  De: 'DE',
  /** English */
  En: 'EN',
  /** Spanish */
  Es: 'ES',
  /** French */
  Fr: 'FR',
  /** Italian */
  It: 'IT',
  /** Japanese */
  Ja: 'JA',
  /** Korean */
  Ko: 'KO',
  /** Dutch */
  Nl: 'NL',
  /** Polish */
  Pl: 'PL',
  /** Brazilian Portuguese */
  Pt: 'PT',
  /** Swedish */
  Sv: 'SV',
  /** Turkish */
  Tr: 'TR',
  /** Vietnamese */
  Vi: 'VI',
  /** Simplified Chinese */
  Zh: 'ZH'
} as const;

export type Locale = typeof Locale[keyof typeof Locale];
/** A place. */
export type Location = Node & {
  __typename?: 'Location';
  /** Readable key for page URLs. */
  alias: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 code of its country. */
  country: Scalars['String']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Name in the language of the request; in English if the place has no other name there. */
  name: Scalars['String']['output'];
  /** Its level; null if unknown to this gateway. */
  type: Maybe<LocationType>;
};

/** Levels of locations. */
export const LocationType = {
  /** A city. */
  City: 'CITY',
  /** A country. */
  Country: 'COUNTRY',
  /** A state, province or region. */
  State: 'STATE'
} as const;

export type LocationType = typeof LocationType[keyof typeof LocationType];
/** Payload of `uploadLogo` and `deleteLogo`. */
export type LogoPayload = {
  __typename?: 'LogoPayload';
  /** Errors; empty on success. */
  errors: Array<ProfileUserError>;
  /** The changed profile; null if refused or if it could not be read. Scope: `PROFILE_READ`. */
  profile: Maybe<Profile>;
};

/** A message of a chat. */
export type Message = Node & {
  __typename?: 'Message';
  /** Body. */
  body: Maybe<MessageBody>;
  /** When it was written. Messages are ordered by this time, then by uuid. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque global id; also identifies the message in pushed events that repeat. */
  id: Scalars['ID']['output'];
  /** BCP 47 tag of the language of its text; null if unknown. */
  language: Maybe<Scalars['String']['output']>;
  /** Who wrote it; null if unknown to this gateway. */
  sender: Maybe<MessageSender>;
  /** Delivery status at the time of reading; null if unknown to this gateway. An agency's message counts as read once `createdAt <= Chat.leadReadAt`. */
  status: Maybe<MessageStatus>;
  /** Key in the upstream. */
  uuid: Scalars['String']['output'];
};

/** Body of a message. */
export type MessageBody = DeletedBody | SystemBody | TextBody;

/** A page of a chat's history, oldest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages with their cursors. */
  edges: Array<MessageEdge>;
  /** When the first message of the whole chat was written; null if the chat is empty. */
  firstMessageAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the first message that was unread before this read, where a client shows its "new messages" divider; null if there was none, and with `before`. */
  firstPreviouslyUnreadAt: Maybe<Scalars['DateTime']['output']>;
  /** When the last message of the whole chat was written; null if the chat is empty. */
  lastMessageAt: Maybe<Scalars['DateTime']['output']>;
  /** The messages without cursors. */
  nodes: Array<Message>;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
};

/** A message was deleted. */
export type MessageDeleted = ChatEvent & {
  __typename?: 'MessageDeleted';
  /** The updated chat. */
  chat: Chat;
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
  /** Id of the message. */
  deletedMessageId: Scalars['ID']['output'];
  /** The message, now with a placeholder as its body. */
  message: Message;
};

/** A message in a chat's history. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Position of the message in the history. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Maybe<Message>;
};

/** Messages found by a search, newest first. */
export type MessageSearchConnection = {
  __typename?: 'MessageSearchConnection';
  /** Chats with all words of the text in their lead's name, company or domain, latest activity first, at most 10; empty on later pages and with `chatId`. */
  chats: Array<Chat>;
  /** The messages with their chats and cursors. */
  edges: Array<FoundMessageEdge>;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
};

/** Who wrote a message. */
export const MessageSender = {
  /** The agency. */
  Agency: 'AGENCY',
  /** The lead. */
  Lead: 'LEAD',
  /** The portal. */
  System: 'SYSTEM'
} as const;

export type MessageSender = typeof MessageSender[keyof typeof MessageSender];
/** Delivery status of a message. */
export const MessageStatus = {
  /** Delivered to the other side. */
  Delivered: 'DELIVERED',
  /** Read by the other side. */
  Read: 'READ',
  /** Accepted by the portal. */
  Sent: 'SENT'
} as const;

export type MessageStatus = typeof MessageStatus[keyof typeof MessageStatus];
/** New messages. Messages that were found together arrive in one event. */
export type MessagesAdded = ChatEvent & {
  __typename?: 'MessagesAdded';
  /** The updated chat. */
  chat: Chat;
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
  /** The new messages, oldest first. */
  messageEdges: Array<MessageEdge>;
};

/** Messages changed, for example because they were delivered or a deal was answered. */
export type MessagesChanged = ChatEvent & {
  __typename?: 'MessagesChanged';
  /** The updated chat. */
  chat: Chat;
  /** Cursor to resume after this event. */
  cursor: Scalars['String']['output'];
  /** The updated messages. */
  messages: Array<Message>;
};

/** Account-wide state of the messenger. */
export type Messenger = Node & {
  __typename?: 'Messenger';
  /** Number of leads to answer. */
  activeLeads: Maybe<Scalars['Int']['output']>;
  /** Number of chats by view. */
  counters: Maybe<ChatCounters>;
  /** Opaque global id; never changes for an account. */
  id: Scalars['ID']['output'];
  /** Number of unread messages in all chats. */
  unreadMessages: Maybe<Scalars['Int']['output']>;
};

/** An event in the account's messenger. */
export type MessengerEvent = {
  /** The updated state. */
  messenger: Messenger;
};

/** Moderation status of an agency's page. */
export const ModerationStatus = {
  /** Approved: the page is in the directory. */
  Approved: 'APPROVED',
  /** Declined: the page is not in the directory. */
  Decline: 'DECLINE',
  /** Waiting for a decision. */
  Review: 'REVIEW'
} as const;

export type ModerationStatus = typeof ModerationStatus[keyof typeof ModerationStatus];
/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** The amount in the currency's main unit, for example 139.95. */
  amount: Scalars['Float']['output'];
  /** ISO 4217 code of the currency, for example `USD`. */
  currency: Scalars['String']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** The amount in the currency's main unit, for example 139.95. */
  amount: Scalars['Float']['input'];
  /** ISO 4217 code of the currency. Currently only `USD` is accepted. */
  currency: Scalars['String']['input'];
};

/** All mutations, one per user action. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an active lead: its contact details become visible and a chat opens. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  acceptLead: AcceptLeadPayload;
  /** Adds a note to a lead, for the agency only. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  addLeadNote: AddLeadNotePayload;
  /** Adds an accepted lead to HubSpot, using the values that HubSpot's consent page returned. Not with an access token. */
  addLeadToHubspot: AddLeadToHubspotPayload;
  /** Adds a WhatsApp number and sends it a code. Adding a number that is still waiting for its code sends another one. A verified number stays in use until the new one is verified. Needs a subscription or the role `LEAD_RECIPIENT`. Not with an access token. */
  addWhatsAppNumber: AddWhatsAppNumberPayload;
  /** Answers a deal reported by a lead: YES confirms it, every other answer denies it. Needs a subscription. Scope: `LEADS_WRITE`. */
  answerDeal: AnswerDealPayload;
  /** The client's answer to a review: confirms it, which publishes it, or rejects it. Needs no account: the link grants access. Any token. */
  answerReviewRequest: AnswerReviewRequestPayload;
  /** Moves a chat to the archived view. Undo with `unarchiveChat`. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  archiveChat: ChatActionPayload;
  /** Raises the limit of projects as offered by `Account.projectsPurchase`, charging the card on file. Each limit is bought only once, however often this is sent. Not with an access token. */
  buyProjects: BuyProjectsPayload;
  /** Buys the plan of `Account.quickPurchase` with the card on file. The same `sessionId` is charged only once, however often it is sent. Not with an access token. */
  buyTariff: BuyTariffPayload;
  /** Closes onboarding permanently: `Viewer.onboarding` is null from then on. Scope: `PROFILE_WRITE`. */
  completeGetStarted: CompleteGetStartedPayload;
  /** Creates a personal access token for an internal tool. The secret is shown only in this response. Not with an access token. */
  createAccessToken: CreateAccessTokenPayload;
  /** Creates a webhook. Its secret is shown only in this response. If it is lost, repeat the call within 10 minutes: it returns the same webhook and secret. Not with an access token. */
  createWebhook: CreateWebhookPayload;
  /** Declines an active lead and saves the reason. If the lead is already declined without a reason, because an earlier call was interrupted, the reason is saved. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  declineLead: DeclineLeadPayload;
  /** Deletes a chat, which removes it from every view. Undo with `restoreChat` within 30 days. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  deleteChat: ChatActionPayload;
  /** Deletes a note on a lead; does nothing if it is already gone. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  deleteLeadNote: DeleteLeadNotePayload;
  /** Removes the agency's logo. Needs a subscription. Scope: `PROFILE_WRITE`. */
  deleteLogo: LogoPayload;
  /** Deletes one of the agency's own messages. Both sides see a placeholder in its place. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  deleteMessage: DeleteMessagePayload;
  /** Deletes a saved reply. Deleting it again succeeds. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  deleteReply: DeleteReplyPayload;
  /** Deletes a webhook with its delivery log; pending deliveries are no longer sent. Not with an access token. */
  deleteWebhook: DeleteWebhookPayload;
  /** Reorders the agency's success stories; null if the upstream does not support ordering. Needs a subscription. Scope: `PROFILE_WRITE`. */
  orderStories: Maybe<OrderStoriesPayload>;
  /** Validates the whole profile and publishes it, or updates the published one. Needs a subscription and a logo. Scope: `PROFILE_WRITE`. */
  publishProfile: SaveProfilePayload;
  /** Records what a visitor saw and clicked, for the agencies' statistics. Needs no account; robots do not count. Any token. */
  recordAgencyEvents: RecordAgencyEventsPayload;
  /** Sends a pending delivery now, or a finished one again, with one attempt. Not with an access token. */
  redeliverWebhook: RedeliverWebhookPayload;
  /** Removes a success story; does nothing if it is already gone. Undo with `restoreStory`. Needs a subscription. Scope: `PROFILE_WRITE`. */
  removeStory: StoryActionPayload;
  /** Removes a WhatsApp number, verified or not. Not with an access token. */
  removeWhatsAppNumber: RemoveWhatsAppNumberPayload;
  /** Emails a link for setting a new password to the address of an account. The response is the same whether or not there is an account. Not with an access token. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password, using the link from an email. All sessions of the account end, including this browser's; access tokens stay valid. If the response is lost, repeat it with the same password within 10 minutes: this succeeds until the next sign-in. Not with an access token. */
  resetPassword: ResetPasswordPayload;
  /** Restores a deleted chat to its previous view. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  restoreChat: ChatActionPayload;
  /** Restores a removed success story to its former place. Needs a subscription. Scope: `PROFILE_WRITE`. */
  restoreStory: StoryActionPayload;
  /** Revokes a personal access token: it stops working at once. Not with an access token. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Replaces the secret of a webhook. The new one is shown only in this response. For 24 hours, requests are also signed with the old one. If the response is lost, repeat it within 10 minutes: the old one then stays valid. Not with an access token. */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /** Changes the agency's awards: removes, adds, edits alternative texts and reorders in one step, with only the upstream calls that the changes need. Needs a subscription. Scope: `PROFILE_WRITE`. */
  saveAwards: SaveImagesPayload;
  /** Like `saveAwards`, for the logos of the agency's clients. Needs a subscription. Scope: `PROFILE_WRITE`. */
  saveClientLogos: SaveImagesPayload;
  /** Saves why a lead was declined, either because `declineLead` returned REASON_NOT_SAVED or to correct the reason. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  saveDeclineReason: SaveDeclineReasonPayload;
  /** Stores consent and addresses for email notifications. Not with an access token. */
  saveEmailSettings: SaveEmailSettingsPayload;
  /** Selects budgets and project durations from the catalogue's new ranges. Needs a subscription. Scope: `PROFILE_WRITE`. */
  saveNewRanges: SaveNewRangesPayload;
  /** Saves the agency's profile as a draft; a published one is saved by `publishProfile`. Only values that cannot be stored are refused. Needs a subscription. Scope: `PROFILE_WRITE`. */
  saveProfile: SaveProfilePayload;
  /** Saves a reply for later use, or changes a saved one. A reply with the same title and text is saved once. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  saveReply: SaveReplyPayload;
  /** Saves the agency's review of a completed project as a draft, or submits it to the client. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `PROFILE_WRITE`. */
  saveReview: SaveReviewPayload;
  /** Adds a success story to the agency's page, or changes one; published or kept as a draft. Needs a subscription. Scope: `PROFILE_WRITE`. */
  saveStory: SaveStoryPayload;
  /** Sends the application of a new agency. Its name and website are saved to the profile's draft; the rest of the profile stays unchanged. The same application is stored once, however often it is sent. Needs a subscription. Scope: `PROFILE_WRITE`. */
  sendApplication: SendApplicationPayload;
  /** Sends a visitor's brief to an agency, where it becomes a lead. Needs no account. Any token. */
  sendBrief: SendBriefPayload;
  /** Sends feedback about a page. Needs no account. Any token. */
  sendFeedback: SendFeedbackPayload;
  /** Sends a text message to the lead of a chat. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  sendMessage: SendMessagePayload;
  /** Answers a survey question, which the portal asks each account only once. Scope: `PROFILE_WRITE`. */
  sendSurvey: SendSurveyPayload;
  /** Sends a test event to a webhook, with one attempt. Not with an access token. */
  sendTestWebhook: SendTestWebhookPayload;
  /** Switches a feature of the account on or off. Scope: `PROFILE_WRITE`. */
  setFeature: SetFeaturePayload;
  /** Sets or clears the stage of an accepted lead. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_WRITE`. */
  setLeadStage: SetLeadStagePayload;
  /** Changes the language of the account's interface and notifications. Scope: `PROFILE_WRITE`. */
  setLocale: SetLocalePayload;
  /** Changes the time zone in which the account's days begin, if `Account.canSetTimeZone`. Past days are counted again. Scope: `PROFILE_WRITE`. */
  setTimeZone: SetTimeZonePayload;
  /** Creates the project used for the agency's score. Needs a subscription. Scope: `REPORTS_WRITE`. */
  setUpScoreProject: SetUpScoreProjectPayload;
  /** Starts the site audit of the project used for the agency's score; does nothing if it is already running. Needs a subscription. Scope: `REPORTS_WRITE`. */
  setUpSiteAudit: SetUpSiteAuditPayload;
  /** Switches the notifications of a verified WhatsApp number on or off. Switching them on restores a number that was removed. Needs a subscription or the role `LEAD_RECIPIENT`. Not with an access token. */
  setWhatsAppNotifications: SetWhatsAppNotificationsPayload;
  /** Opens a session. In a browser the session is kept in a cookie; other clients use access tokens. Not with an access token. */
  signIn: SignInPayload;
  /** Ends the session: clears its cookie, revokes its credential and closes its sockets. Any token. */
  signOut: SignOutPayload;
  /** Creates an account and opens its first session. Not with an access token. */
  signUp: SignUpPayload;
  /** Moves an archived chat back to the inbox. Undo with `archiveChat`. Needs a subscription. Scope: `MESSAGES_WRITE`. */
  unarchiveChat: ChatActionPayload;
  /** Changes a webhook, pauses it, or starts it again; pending deliveries are then sent at once. Not with an access token. */
  updateWebhook: UpdateWebhookPayload;
  /** Sets the agency's logo, which may have at most 25 megapixels. Logos larger than 1600 × 1600 pixels are scaled down. Needs a subscription. Scope: `PROFILE_WRITE`. */
  uploadLogo: LogoPayload;
  /** Verifies a WhatsApp number with its code. The number replaces the previous one, and its notifications are switched on. Needs a subscription or the role `LEAD_RECIPIENT`. Not with an access token. */
  verifyWhatsAppNumber: VerifyWhatsAppNumberPayload;
};


/** All mutations, one per user action. */
export type MutationAcceptLeadArgs = {
  input: AcceptLeadInput;
};


/** All mutations, one per user action. */
export type MutationAddLeadNoteArgs = {
  input: AddLeadNoteInput;
};


/** All mutations, one per user action. */
export type MutationAddLeadToHubspotArgs = {
  input: AddLeadToHubspotInput;
};


/** All mutations, one per user action. */
export type MutationAddWhatsAppNumberArgs = {
  input: AddWhatsAppNumberInput;
};


/** All mutations, one per user action. */
export type MutationAnswerDealArgs = {
  input: AnswerDealInput;
};


/** All mutations, one per user action. */
export type MutationAnswerReviewRequestArgs = {
  input: AnswerReviewRequestInput;
};


/** All mutations, one per user action. */
export type MutationArchiveChatArgs = {
  input: ChatActionInput;
};


/** All mutations, one per user action. */
export type MutationBuyProjectsArgs = {
  input: BuyProjectsInput;
};


/** All mutations, one per user action. */
export type MutationBuyTariffArgs = {
  input: BuyTariffInput;
};


/** All mutations, one per user action. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** All mutations, one per user action. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** All mutations, one per user action. */
export type MutationDeclineLeadArgs = {
  input: DeclineLeadInput;
};


/** All mutations, one per user action. */
export type MutationDeleteChatArgs = {
  input: ChatActionInput;
};


/** All mutations, one per user action. */
export type MutationDeleteLeadNoteArgs = {
  input: DeleteLeadNoteInput;
};


/** All mutations, one per user action. */
export type MutationDeleteMessageArgs = {
  input: DeleteMessageInput;
};


/** All mutations, one per user action. */
export type MutationDeleteReplyArgs = {
  input: DeleteReplyInput;
};


/** All mutations, one per user action. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** All mutations, one per user action. */
export type MutationOrderStoriesArgs = {
  input: OrderStoriesInput;
};


/** All mutations, one per user action. */
export type MutationPublishProfileArgs = {
  input?: InputMaybe<ProfileInput>;
};


/** All mutations, one per user action. */
export type MutationRecordAgencyEventsArgs = {
  input: RecordAgencyEventsInput;
};


/** All mutations, one per user action. */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/** All mutations, one per user action. */
export type MutationRemoveStoryArgs = {
  input: StoryActionInput;
};


/** All mutations, one per user action. */
export type MutationRemoveWhatsAppNumberArgs = {
  input: RemoveWhatsAppNumberInput;
};


/** All mutations, one per user action. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** All mutations, one per user action. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All mutations, one per user action. */
export type MutationRestoreChatArgs = {
  input: ChatActionInput;
};


/** All mutations, one per user action. */
export type MutationRestoreStoryArgs = {
  input: StoryActionInput;
};


/** All mutations, one per user action. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** All mutations, one per user action. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** All mutations, one per user action. */
export type MutationSaveAwardsArgs = {
  input: SaveImagesInput;
};


/** All mutations, one per user action. */
export type MutationSaveClientLogosArgs = {
  input: SaveImagesInput;
};


/** All mutations, one per user action. */
export type MutationSaveDeclineReasonArgs = {
  input: SaveDeclineReasonInput;
};


/** All mutations, one per user action. */
export type MutationSaveEmailSettingsArgs = {
  input: SaveEmailSettingsInput;
};


/** All mutations, one per user action. */
export type MutationSaveNewRangesArgs = {
  input: SaveNewRangesInput;
};


/** All mutations, one per user action. */
export type MutationSaveProfileArgs = {
  input: ProfileInput;
};


/** All mutations, one per user action. */
export type MutationSaveReplyArgs = {
  input: SaveReplyInput;
};


/** All mutations, one per user action. */
export type MutationSaveReviewArgs = {
  input: SaveReviewInput;
};


/** All mutations, one per user action. */
export type MutationSaveStoryArgs = {
  input: SaveStoryInput;
};


/** All mutations, one per user action. */
export type MutationSendApplicationArgs = {
  input: SendApplicationInput;
};


/** All mutations, one per user action. */
export type MutationSendBriefArgs = {
  input: SendBriefInput;
};


/** All mutations, one per user action. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** All mutations, one per user action. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** All mutations, one per user action. */
export type MutationSendSurveyArgs = {
  input: SendSurveyInput;
};


/** All mutations, one per user action. */
export type MutationSendTestWebhookArgs = {
  input: SendTestWebhookInput;
};


/** All mutations, one per user action. */
export type MutationSetFeatureArgs = {
  input: SetFeatureInput;
};


/** All mutations, one per user action. */
export type MutationSetLeadStageArgs = {
  input: SetLeadStageInput;
};


/** All mutations, one per user action. */
export type MutationSetLocaleArgs = {
  input: SetLocaleInput;
};


/** All mutations, one per user action. */
export type MutationSetTimeZoneArgs = {
  input: SetTimeZoneInput;
};


/** All mutations, one per user action. */
export type MutationSetUpScoreProjectArgs = {
  input: SetUpScoreProjectInput;
};


/** All mutations, one per user action. */
export type MutationSetWhatsAppNotificationsArgs = {
  input: SetWhatsAppNotificationsInput;
};


/** All mutations, one per user action. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** All mutations, one per user action. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** All mutations, one per user action. */
export type MutationUnarchiveChatArgs = {
  input: ChatActionInput;
};


/** All mutations, one per user action. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** All mutations, one per user action. */
export type MutationUploadLogoArgs = {
  input: UploadLogoInput;
};


/** All mutations, one per user action. */
export type MutationVerifyWhatsAppNumberArgs = {
  input: VerifyWhatsAppNumberInput;
};

/** An image to append. */
export type NewImageInput = {
  /** What it shows, 1 to 200 characters; trimmed. */
  alt: Scalars['String']['input'];
  /** JPEG or PNG, at most 3,000,000 bytes and 1600 × 1600 pixels. */
  file: Scalars['Upload']['input'];
};

/** Selections from the catalogue's new ranges, stored in addition to those from the old ones. */
export type NewRanges = {
  __typename?: 'NewRanges';
  /** Budgets. */
  budgets: Array<Budget>;
  /** Project durations. */
  projectDurations: Array<DurationRange>;
};

/** An object that can be refetched by its global id. */
export type Node = {
  /** Opaque global id. */
  id: Scalars['ID']['output'];
};

/** An offer for purchase links. */
export type Offer = {
  __typename?: 'Offer';
  /** Code for the link. */
  code: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An office of an agency; null where nothing was entered. */
export type Office = {
  __typename?: 'Office';
  /** Street and number. */
  address: Maybe<Scalars['String']['output']>;
  /** Its city. */
  location: Maybe<Location>;
  /** Phone number, E.164. */
  phone: Maybe<Scalars['String']['output']>;
  /** The phone number formatted for people, for example `+49 30 1234567`; unchanged if it cannot be parsed. */
  phoneText: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
};

/** An office. Publishing requires every field. */
export type OfficeInput = {
  /** Street and number, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Global id of its city. */
  locationId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
};

/** The onboarding steps of a new owner. */
export type Onboarding = {
  __typename?: 'Onboarding';
  /** The profile so far; pass its revision to `sendApplication`. Null if the subscription includes no profile. */
  profile: Maybe<Profile>;
  /** The steps in the order in which they are meant to be done. */
  steps: Array<OnboardingStep>;
};

/** An onboarding step. */
export type OnboardingStep = {
  __typename?: 'OnboardingStep';
  /** Which step it is. */
  name: OnboardingStepName;
  /** State of the step. */
  state: Maybe<OnboardingStepState>;
};

/** The onboarding steps of a new owner. */
export const OnboardingStepName = {
  /** Publish a first success story. */
  AddStory: 'ADD_STORY',
  /** Ask the client of an accepted lead for a review. */
  AskForReview: 'ASK_FOR_REVIEW',
  /** Apply with name and website, which creates the agency's draft. */
  CreatePage: 'CREATE_PAGE',
  /** Pass one of the two exams. */
  PassExam: 'PASS_EXAM',
  /** Fill in the profile and publish it. */
  PublishPage: 'PUBLISH_PAGE',
  /** Upload the agency's logo. */
  UploadLogo: 'UPLOAD_LOGO'
} as const;

export type OnboardingStepName = typeof OnboardingStepName[keyof typeof OnboardingStepName];
/** State of an onboarding step. */
export const OnboardingStepState = {
  /** It is done. */
  Done: 'DONE',
  /** Something else is needed first: a subscription, or an accepted lead. */
  Later: 'LATER',
  /** It can be done now. */
  Open: 'OPEN'
} as const;

export type OnboardingStepState = typeof OnboardingStepState[keyof typeof OnboardingStepState];
/** Success stories in a new order. */
export type OrderStoriesInput = {
  /** Global ids of the stories to reorder, in their new order; all others keep their places. */
  storyIds: Array<Scalars['ID']['input']>;
};

/** Payload of `orderStories`. */
export type OrderStoriesPayload = {
  __typename?: 'OrderStoriesPayload';
  /** Errors; empty on success. */
  errors: Array<StoryUserError>;
  /** The viewer, to refetch its lists; null if refused. */
  viewer: Maybe<Viewer>;
};

/** The agency's review of a completed project, for the client to confirm. What is not written yet is null. */
export type OriginalReview = {
  __typename?: 'OriginalReview';
  /** Budget of the project. */
  budget: Maybe<Budget>;
  /** Whether it can be edited and submitted. */
  canEdit: Scalars['Boolean']['output'];
  /** What the client needed. */
  challenge: Maybe<Scalars['String']['output']>;
  /** Project duration. */
  projectDuration: Maybe<DurationRange>;
  /** The result. */
  result: Maybe<Scalars['String']['output']>;
  /** Version of the saved review. Send it with the next `saveReview`. */
  revision: Scalars['String']['output'];
  /** Services of the project. */
  services: Array<Service>;
  /** What the agency did. */
  solution: Maybe<Scalars['String']['output']>;
  /** Status; null if unknown to this gateway. */
  status: Maybe<ReviewStatus>;
  /** Part of the client's link; null until first saved. */
  uuid: Maybe<Scalars['String']['output']>;
};

/** Whether the agency has draft reviews. */
export const OriginalReviewsStatus = {
  /** There is at least one. */
  HasDrafts: 'HAS_DRAFTS',
  /** There are no drafts. */
  NoDrafts: 'NO_DRAFTS'
} as const;

export type OriginalReviewsStatus = typeof OriginalReviewsStatus[keyof typeof OriginalReviewsStatus];
/** Summary of the viewer's reviews. */
export type OwnReviewSummary = {
  __typename?: 'OwnReviewSummary';
  /** Number of all reviews. */
  count: Scalars['Int']['output'];
  /** Number of Google reviews. */
  googleCount: Scalars['Int']['output'];
  /** Whether there are Google reviews; null if unknown to this gateway. */
  googleStatus: Maybe<GoogleReviewStatus>;
  /** Number of confirmed reviews on this site. */
  originalCount: Scalars['Int']['output'];
  /** Whether there are drafts; null if unknown to this gateway. */
  originalStatus: Maybe<OriginalReviewsStatus>;
  /** Average of all reviews, 1 to 5; null without any. */
  rating: Maybe<Scalars['Float']['output']>;
};

/** A numbered page and its cursor. */
export type PageCursor = {
  __typename?: 'PageCursor';
  /** Pass it as `after` to read this page. */
  cursor: Scalars['String']['output'];
  /** Whether this is the current page. */
  isCurrent: Scalars['Boolean']['output'];
  /** 1-based page number. */
  page: Scalars['Int']['output'];
};

/** Numbered pages to link to from the current page; null where there is no such page. */
export type PageCursors = {
  __typename?: 'PageCursors';
  /** At most five pages around and including the current one. */
  around: Array<PageCursor>;
  /** The first page, unless it is among `around`. */
  first: Maybe<PageCursor>;
  /** The last page, unless it is among `around`. */
  last: Maybe<PageCursor>;
  /** The page after the current one. */
  next: Maybe<PageCursor>;
  /** The page before the current one. */
  previous: Maybe<PageCursor>;
};

/** Boundaries of a page of a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge; null for an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are items after the last edge. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before the first edge. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null for an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** Additional content of an agency's page; empty for an account without an agency. */
export type PageOptimization = {
  __typename?: 'PageOptimization';
  /** Its awards. */
  awards: Array<Award>;
  /** Logos of its clients. */
  clientLogos: Array<ClientLogo>;
  /** Its success stories in its own order, including drafts. */
  stories: Array<SuccessStory>;
};

/** A part of the completeness of an agency's page; each part counts for a third. */
export type PagePart = {
  __typename?: 'PagePart';
  /** Number of entries. */
  count: Scalars['Int']['output'];
  /** Number of entries needed for completeness. */
  goal: Scalars['Int']['output'];
  /** The part; null if unknown to this gateway. */
  name: Maybe<PagePartName>;
};

/** Parts of an agency's page that count for its visibility. */
export const PagePartName = {
  /** Awards. */
  Awards: 'AWARDS',
  /** Logos of its clients. */
  ClientLogos: 'CLIENT_LOGOS',
  /** Published success stories. */
  Stories: 'STORIES'
} as const;

export type PagePartName = typeof PagePartName[keyof typeof PagePartName];
/** Statistics of the agency's public page. */
export type PageSummary = {
  __typename?: 'PageSummary';
  /** Search appearances: impressions of the agency's card. */
  impressions: Maybe<Scalars['Int']['output']>;
  /** Whether there is data; otherwise the numbers are null. */
  isAvailable: Scalars['Boolean']['output'];
  /** Clicks on its other links. */
  linkClicks: Maybe<Scalars['Int']['output']>;
  /** Page views. */
  pageViews: Maybe<Scalars['Int']['output']>;
  /** Clicks on its website. */
  websiteClicks: Maybe<Scalars['Int']['output']>;
};

/** How complete an agency's page is. */
export type PageVisibility = {
  __typename?: 'PageVisibility';
  /** What it consists of. */
  parts: Array<PagePart>;
  /** The score, 0 to 5. */
  score: Scalars['Float']['output'];
};

/** How many agencies of a list have an office in the requested places. */
export type PlaceCounts = {
  __typename?: 'PlaceCounts';
  /** Agencies with an office there. */
  office: Scalars['Int']['output'];
  /** Agencies that only work with clients there. */
  region: Scalars['Int']['output'];
};

/** Monthly prices of the products. */
export type Prices = {
  __typename?: 'Prices';
  /** Business. */
  business: Money;
  /** Guru. */
  guru: Money;
  /** Lead generation. */
  leadGen: Money;
  /** Pro. */
  pro: Money;
};

/** The products an account can hold. */
export const ProductName = {
  /** Access to the app center. */
  AppCenterAccess: 'APP_CENTER_ACCESS',
  /** Business */
  Business: 'BUSINESS',
  /** The free product. */
  Free: 'FREE',
  /** Guru */
  Guru: 'GURU',
  /** Pro */
  Pro: 'PRO'
} as const;

export type ProductName = typeof ProductName[keyof typeof ProductName];
/** The agency as edited by its owner. Missing fields are null or empty. A draft's texts and links are not validated. Entries no longer in the catalogue are omitted. */
export type Profile = Node & {
  __typename?: 'Profile';
  /** Global id of `Viewer.agency`, without reading it; null where that is. It changes with the first publication. */
  agencyId: Maybe<Scalars['ID']['output']>;
  /** Readable key of the agency's public page; null before the first publication. */
  alias: Maybe<Scalars['String']['output']>;
  /** Budgets it accepts. */
  budgets: Maybe<Array<Budget>>;
  /** Company sizes it works for. */
  businessSizes: Maybe<Array<BusinessSize>>;
  /** How complete it is. */
  completeness: ProfileCompleteness;
  /** A long text about it. */
  detailedDescription: Maybe<Scalars['String']['output']>;
  /** Email notifications about new leads and messages. */
  emailSettings: ProfileEmailSettings;
  /** Year it was founded. */
  founded: Maybe<Scalars['Int']['output']>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Industries it knows. */
  industries: Maybe<Array<Industry>>;
  /** Fields that the upstream refused in the last save, as paths of `ProfileInput`; empty after a successful save. Errors found by this gateway appear only in the `errors` of that save. */
  invalidFields: Array<Array<Scalars['String']['output']>>;
  /** Whether the saved profile is a draft. */
  isDraft: Scalars['Boolean']['output'];
  /** Whether the last save published the agency for the first time. */
  isFirstPublish: Scalars['Boolean']['output'];
  /** Languages it works in. */
  languages: Maybe<Array<WorkingLanguage>>;
  /** Plan limits; null for a tariff this gateway does not know. */
  limits: Maybe<AccountLimits>;
  /** Its logo. */
  logo: Maybe<ProfileLogo>;
  /** Name of the agency. */
  name: Maybe<Scalars['String']['output']>;
  /** Selections from the catalogue's new ranges. */
  newRanges: Maybe<NewRanges>;
  /** Number of employees. */
  numberOfEmployees: Maybe<EmployeeRange>;
  /** Its offices, the head office first. */
  offices: Array<Office>;
  /** Durations of its projects. */
  projectDurations: Maybe<Array<DurationRange>>;
  /** Regions it serves. */
  regions: Array<Location>;
  /** Version of the saved profile. It changes whenever a field changes that `saveProfile` or `publishProfile` can write. Send it with the next save. */
  revision: Scalars['String']['output'];
  /** Link to book a call. */
  scheduledLink: Maybe<Scalars['String']['output']>;
  /** The agency's score, 0 to 5; null if it is not known yet. */
  score: Maybe<Scalars['Float']['output']>;
  /** Whether it has certified toolkit experts. */
  semrushExpert: Scalars['Boolean']['output'];
  /** Its services. */
  services: Maybe<Array<Service>>;
  /** A short text about it. */
  shortDescription: Maybe<Scalars['String']['output']>;
  /** Its social media pages. */
  socials: ProfileSocials;
  /** What the account can do with its page; null if unknown. */
  state: Maybe<ProfileState>;
  /** Tagline. */
  tagline: Maybe<Scalars['String']['output']>;
  /** Tools it works with. */
  tools: Maybe<Array<Tool>>;
  /** Tariff limits that the saved profile exceeds. */
  updatedLimits: Array<ProfileLimit>;
  /** Its website. */
  website: Maybe<Scalars['String']['output']>;
};

/** How complete a profile is. */
export type ProfileCompleteness = {
  __typename?: 'ProfileCompleteness';
  /** The empty fields, in form order. */
  empty: Array<ProfileField>;
  /** Number of filled fields. */
  filled: Scalars['Int']['output'];
  /** Number of fields that count. */
  total: Scalars['Int']['output'];
};

/** Email notifications about new leads and messages. */
export type ProfileEmailSettings = {
  __typename?: 'ProfileEmailSettings';
  /** Consent to the emails. */
  isConsented: Scalars['Boolean']['output'];
  /** Version of the saved settings. Send it with the next `saveEmailSettings`. */
  revision: Scalars['String']['output'];
  /** Addresses as saved; a draft's are not validated. */
  values: Array<Scalars['String']['output']>;
};

/** Error codes of the profile. */
export const ProfileErrorCode = {
  /** The agency is blocked; `Account.user.blockReason` says why. */
  AgencyBlocked: 'AGENCY_BLOCKED',
  /** A published profile cannot become a draft again; use `publishProfile`. */
  AgencyPublished: 'AGENCY_PUBLISHED',
  /** An office must be in a city, not a state or country. */
  CityOnly: 'CITY_ONLY',
  /** The email address is listed twice. */
  Duplicate: 'DUPLICATE',
  /** The file is damaged or truncated. */
  FileNotReadable: 'FILE_NOT_READABLE',
  /** The file is larger than 3,000,000 bytes. */
  FileTooLarge: 'FILE_TOO_LARGE',
  /** The file is neither JPEG nor PNG. */
  FileTypeNotAllowed: 'FILE_TYPE_NOT_ALLOWED',
  /** The image has more than 25 megapixels, or a side of more than 65,535 pixels. */
  ImageTooLarge: 'IMAGE_TOO_LARGE',
  /** Invalid email address. */
  InvalidEmail: 'INVALID_EMAIL',
  /** Not an https URL with a path, or not a URL of that network. */
  InvalidLink: 'INVALID_LINK',
  /** Not a phone number in international format. */
  InvalidPhone: 'INVALID_PHONE',
  /** The value is invalid, for example an id that is not in the catalogue. */
  InvalidValue: 'INVALID_VALUE',
  /** Not the https URL of a website. */
  InvalidWebsite: 'INVALID_WEBSITE',
  /** A number is not between `min` and `max`. */
  OutOfRange: 'OUT_OF_RANGE',
  /** The profile was saved or published meanwhile. Review `profile` and save again with its `revision`. */
  ProfileChanged: 'PROFILE_CHANGED',
  /** A value is missing. */
  Required: 'REQUIRED',
  /** A text has more than `max` characters. */
  TooLong: 'TOO_LONG',
  /** There are more than `max` entries; for services, top-level ones. */
  TooMany: 'TOO_MANY',
  /** There are more than `max` second-level services. */
  TooManyChildren: 'TOO_MANY_CHILDREN',
  /** A text has fewer than `min` characters. */
  TooShort: 'TOO_SHORT'
} as const;

export type ProfileErrorCode = typeof ProfileErrorCode[keyof typeof ProfileErrorCode];
/** The fields that make a profile complete. */
export const ProfileField = {
  /** Budgets. */
  Budgets: 'BUDGETS',
  /** Company sizes. */
  BusinessSizes: 'BUSINESS_SIZES',
  /** Detailed description. */
  DetailedDescription: 'DETAILED_DESCRIPTION',
  /** Facebook page. */
  Facebook: 'FACEBOOK',
  /** Founding year. */
  Founded: 'FOUNDED',
  /** Industries. */
  Industries: 'INDUSTRIES',
  /** Instagram page. */
  Instagram: 'INSTAGRAM',
  /** Languages. */
  Languages: 'LANGUAGES',
  /** LinkedIn page. */
  LinkedIn: 'LINKED_IN',
  /** Logo. */
  Logo: 'LOGO',
  /** Name. */
  Name: 'NAME',
  /** Number of employees. */
  NumberOfEmployees: 'NUMBER_OF_EMPLOYEES',
  /** Offices; filled once one is complete. */
  Offices: 'OFFICES',
  /** Project durations. */
  ProjectDurations: 'PROJECT_DURATIONS',
  /** Regions. */
  Regions: 'REGIONS',
  /** Link to book a call. */
  ScheduledLink: 'SCHEDULED_LINK',
  /** Services. */
  Services: 'SERVICES',
  /** Short description. */
  ShortDescription: 'SHORT_DESCRIPTION',
  /** Tagline. */
  Tagline: 'TAGLINE',
  /** Tools. */
  Tools: 'TOOLS',
  /** Website. */
  Website: 'WEBSITE',
  /** X page. */
  X: 'X'
} as const;

export type ProfileField = typeof ProfileField[keyof typeof ProfileField];
/** An agency's complete profile: omitted fields are cleared. Limits apply to publishing; a draft may be incomplete. Texts are trimmed. */
export type ProfileInput = {
  /** Global ids of the budgets it accepts. */
  budgetIds?: Array<Scalars['ID']['input']>;
  /** Global ids of the company sizes it works for. */
  businessSizeIds?: Array<Scalars['ID']['input']>;
  /** A long text about it, 1,000 to 2,500 characters. */
  detailedDescription?: InputMaybe<Scalars['String']['input']>;
  /** Email notifications about new leads and messages. */
  emailSettings?: EmailSettingsInput;
  /** Founding year, 1900 to the current year. */
  founded?: InputMaybe<Scalars['Int']['input']>;
  /** Global ids of the industries it knows, as many as the tariff allows. */
  industryIds?: Array<Scalars['ID']['input']>;
  /** Global ids of the languages it works in, as many as the tariff allows. */
  languageIds?: Array<Scalars['ID']['input']>;
  /** Name of the agency, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the number of employees. */
  numberOfEmployeesId?: InputMaybe<Scalars['ID']['input']>;
  /** Its offices, the head office first, as many as the tariff allows. */
  offices?: Array<OfficeInput>;
  /** Global ids of its project durations. */
  projectDurationIds?: Array<Scalars['ID']['input']>;
  /** Global ids of the regions it serves, as many as the tariff allows. */
  regionIds?: Array<Scalars['ID']['input']>;
  /** The `Profile.revision` on which this edit is based. If a newer one has been saved, the edit is refused with PROFILE_CHANGED. If omitted, the saved profile is overwritten. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** Link to book a call: https, with a path. */
  scheduledLink?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of its services, as many as the tariff allows. */
  serviceIds?: Array<Scalars['ID']['input']>;
  /** A short text about it, 100 to 250 characters. */
  shortDescription?: InputMaybe<Scalars['String']['input']>;
  /** Its social media pages. */
  socials?: ProfileSocialsInput;
  /** Tagline, at most 150 characters. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of the tools it works with. */
  toolIds?: Array<Scalars['ID']['input']>;
  /** Its website, https; the scheme may be omitted. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A tariff limit that the saved profile exceeds. */
export const ProfileLimit = {
  /** Too many regions. */
  Geofocus: 'GEOFOCUS',
  /** Too many languages. */
  Language: 'LANGUAGE'
} as const;

export type ProfileLimit = typeof ProfileLimit[keyof typeof ProfileLimit];
/** The logo of a profile. */
export type ProfileLogo = {
  __typename?: 'ProfileLogo';
  /** File name. */
  name: Scalars['String']['output'];
  /** Its URL, a path on this host; null for a file on another host. */
  url: Maybe<Scalars['String']['output']>;
};

/** Social media pages as saved; a draft's are not validated. Null when empty. */
export type ProfileSocials = {
  __typename?: 'ProfileSocials';
  /** Facebook. */
  facebook: Maybe<Scalars['String']['output']>;
  /** Instagram. */
  instagram: Maybe<Scalars['String']['output']>;
  /** LinkedIn. */
  linkedIn: Maybe<Scalars['String']['output']>;
  /** X. */
  x: Maybe<Scalars['String']['output']>;
};

/** Social media pages. */
export type ProfileSocialsInput = {
  /** Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Instagram. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** LinkedIn page of a company or person. */
  linkedIn?: InputMaybe<Scalars['String']['input']>;
  /** X. */
  x?: InputMaybe<Scalars['String']['input']>;
};

/** What an account can do with its agency's page. Visitors have no `viewer`, so they are not listed here. */
export const ProfileState = {
  /** The agency has a draft and has never been published. */
  Draft: 'DRAFT',
  /** The subscription does not include a page. */
  Limits: 'LIMITS',
  /** There is no agency yet. */
  New: 'NEW',
  /** The agency has been published; it may be blocked or in moderation. */
  Publish: 'PUBLISH'
} as const;

export type ProfileState = typeof ProfileState[keyof typeof ProfileState];
/** An error in a profile. */
export type ProfileUserError = UserError & {
  __typename?: 'ProfileUserError';
  /** Error code. */
  code: ProfileErrorCode;
  /** Upper bound, if any. */
  max: Maybe<Scalars['Int']['output']>;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Lower bound, if any. */
  min: Maybe<Scalars['Int']['output']>;
  /** Path of the invalid value in `input`, for example `offices`, `1`, `phone`; null if the whole action is refused. A missing logo, which is uploaded separately, is `logo`. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Project limit of an account. */
export type ProjectLimits = {
  __typename?: 'ProjectLimits';
  /** Maximum number. */
  max: Scalars['Int']['output'];
  /** Name of the limit, for purchase links. */
  name: Scalars['String']['output'];
  /** Current number. */
  used: Scalars['Int']['output'];
};

/** More projects for the agency's score. Amounts are null if they are not available. */
export type ProjectsPurchase = {
  __typename?: 'ProjectsPurchase';
  /** Whether they can be bought. */
  isAvailable: Scalars['Boolean']['output'];
  /** The limit after the purchase. */
  max: Scalars['Int']['output'];
  /** Monthly price before tax. */
  monthlyCost: Maybe<Money>;
  /** How many are added. */
  projects: Scalars['Int']['output'];
  /** Tax rate, percent. */
  taxPercent: Maybe<Scalars['Float']['output']>;
  /** Amount charged on purchase, including tax. */
  todayCharge: Maybe<Money>;
};

/** A client's review of a completed project. */
export type PublishedReview = Node & {
  __typename?: 'PublishedReview';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** Budget of the project; null if it was not given. */
  budget: Maybe<Budget>;
  /** What was needed. */
  challenge: Scalars['String']['output'];
  /** Company of the author; null if it was not given. */
  company: Maybe<Scalars['String']['output']>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** How long it took; null if it was not given. */
  projectDuration: Maybe<DurationRange>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Rating, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The result. */
  result: Scalars['String']['output'];
  /** Services of the project. */
  services: Array<Service>;
  /** What was done. */
  solution: Scalars['String']['output'];
};

/** A page of reviews. */
export type PublishedReviewConnection = {
  __typename?: 'PublishedReviewConnection';
  /** The reviews with their cursors. */
  edges: Array<PublishedReviewEdge>;
  /** The reviews without cursors. */
  nodes: Array<PublishedReview>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** Number of published reviews. */
  totalCount: Scalars['Int']['output'];
};

/** A review in a list. */
export type PublishedReviewEdge = {
  __typename?: 'PublishedReviewEdge';
  /** Position of the review in the list. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Maybe<PublishedReview>;
};

/** Error codes of a purchase. */
export const PurchaseErrorCode = {
  /** The charge would differ from the amount shown to the buyer. */
  ChargeChanged: 'CHARGE_CHANGED',
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** The account cannot buy this, or already has it. */
  NotAvailable: 'NOT_AVAILABLE',
  /** The session belongs to another account. */
  OtherAccount: 'OTHER_ACCOUNT',
  /** The payment was declined, or the purchase refused; `reason` says why. */
  PaymentRefused: 'PAYMENT_REFUSED'
} as const;

export type PurchaseErrorCode = typeof PurchaseErrorCode[keyof typeof PurchaseErrorCode];
/** Where a quick purchase is offered. */
export const PurchaseSource = {
  /** On the page that shows the plans. */
  GetStarted: 'GET_STARTED',
  /** In the portal: on the profile form, or over a page that the subscription does not include. */
  ProfileForm: 'PROFILE_FORM'
} as const;

export type PurchaseSource = typeof PurchaseSource[keyof typeof PurchaseSource];
/** An error in a purchase. */
export type PurchaseUserError = UserError & {
  __typename?: 'PurchaseUserError';
  /** Error code. */
  code: PurchaseErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole purchase is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** With PAYMENT_REFUSED: a sentence from the payment service for the buyer, in the language of the request, plain text of at most 300 characters; null if there is none. */
  reason: Maybe<Scalars['String']['output']>;
};

/** All queries. */
export type Query = {
  __typename?: 'Query';
  /** Published agencies of the public directory. Page with `after` or `page`, never both. Any token. */
  agencies: Maybe<AgencyConnection>;
  /** A published agency by its alias, or null. Any token. */
  agency: Maybe<Agency>;
  /** Cities whose name contains a text. Any token. */
  cities: Maybe<Array<Location>>;
  /** Countries whose name contains a text; all of them if there is no pattern. Any token. */
  countries: Maybe<Array<Location>>;
  /** Totals for the public directory; null if the upstream does not provide them. Any token. */
  directorySummary: Maybe<DirectorySummary>;
  /** The catalogue that agencies, leads and stories refer to, with names in the language of the request; during an outage, the last one that was read or the built-in one. Any token. */
  filters: FilterCatalogue;
  /** The best matches among places whose name contains a text, at most 20. Any token. */
  locations: Maybe<Array<Location>>;
  /** Any object by its global id: of the viewer's account, the catalogue or the public directory. Null if it does not exist or belongs to another account. Any token. An object of an area needs its `…_READ` scope; access tokens, webhooks, deliveries and WhatsApp numbers need a session. */
  node: Maybe<Node>;
  /** Several objects, in the order of the ids; null wherever `node` would return null or fail. The wrong number of ids fails the whole query. Any token. Scopes as for `node`. */
  nodes: Array<Maybe<Node>>;
  /** Monthly prices of the products; during an outage, the list prices. Any token. */
  prices: Prices;
  /** A submitted review that its client is asked to confirm; null for an unknown uuid. Needs no account: the link grants access. Any token. */
  reviewRequest: Maybe<ReviewRequest>;
  /** The signed-in account, or null for a visitor. Any token. */
  viewer: Maybe<Viewer>;
};


/** All queries. */
export type QueryAgenciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AgencyFilterInput>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: AgencySort;
};


/** All queries. */
export type QueryAgencyArgs = {
  alias: Scalars['String']['input'];
};


/** All queries. */
export type QueryCitiesArgs = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  pattern: Scalars['String']['input'];
};


/** All queries. */
export type QueryCountriesArgs = {
  pattern?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. */
export type QueryLocationsArgs = {
  pattern: Scalars['String']['input'];
  types?: Array<LocationType>;
};


/** All queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. */
export type QueryReviewRequestArgs = {
  uuid: Scalars['String']['input'];
};

/** A plan for an account that pays for a product without a tariff: the plan that includes this product, at list price. Amounts are null if it is not available. */
export type QuickPurchase = {
  __typename?: 'QuickPurchase';
  /** Whether it can be bought. */
  isAvailable: Scalars['Boolean']['output'];
  /** Monthly price before tax. */
  monthlyCost: Maybe<Money>;
  /** Tax rate, percent. */
  taxPercent: Maybe<Scalars['Float']['output']>;
  /** Amount charged on purchase, including tax. */
  todayCharge: Maybe<Money>;
};

/** A review quoted outside its agency's page. */
export type QuotedReview = {
  __typename?: 'QuotedReview';
  /** Alias of the agency. */
  agencyAlias: Scalars['String']['output'];
  /** Name of the agency. */
  agencyName: Scalars['String']['output'];
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** Budget of the project; null if it was not given. */
  budget: Maybe<Budget>;
  /** Company of the author; null if it was not given. */
  company: Maybe<Scalars['String']['output']>;
  /** How long it took; null if it was not given. */
  projectDuration: Maybe<DurationRange>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Rating, 4 or 5. */
  rating: Scalars['Int']['output'];
  /** The result. */
  result: Scalars['String']['output'];
  /** Services of the project; empty if the upstream does not name them. */
  services: Array<Service>;
  /** BCP 47 tag of the language it is written in. */
  textLanguage: Scalars['String']['output'];
};

/** The events of one page view. */
export type RecordAgencyEventsInput = {
  /** 1 to 100 events. */
  events: Array<AgencyEventInput>;
  /** A new uuid for each page view. Within a page view, each event of an agency counts once. */
  view: Scalars['String']['input'];
};

/** Payload of `recordAgencyEvents`. */
export type RecordAgencyEventsPayload = {
  __typename?: 'RecordAgencyEventsPayload';
  /** Whether the events were counted: false for robots, if there is no such agency, and if the upstream failed. */
  isCounted: Scalars['Boolean']['output'];
};

/** The delivery to send again. */
export type RedeliverWebhookInput = {
  /** Global id of the delivery. */
  id: Scalars['ID']['input'];
};

/** Payload of `redeliverWebhook`. */
export type RedeliverWebhookPayload = {
  __typename?: 'RedeliverWebhookPayload';
  /** The updated delivery. */
  delivery: Maybe<WebhookDelivery>;
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
};

/** The WhatsApp number to remove. */
export type RemoveWhatsAppNumberInput = {
  /** Global id of the number. */
  recipientId: Scalars['ID']['input'];
};

/** Payload of `removeWhatsAppNumber`. */
export type RemoveWhatsAppNumberPayload = {
  __typename?: 'RemoveWhatsAppNumberPayload';
  /** Errors; empty on success. */
  errors: Array<WhatsAppUserError>;
  /** Id of the removed number. If the upstream supports it, a verified number is kept for 30 days, in which `setWhatsAppNotifications` can restore it. */
  removedRecipientId: Maybe<Scalars['ID']['output']>;
  /** The viewer with the updated numbers; null if refused. */
  viewer: Maybe<Viewer>;
};

/** Error codes of actions on saved replies. */
export const ReplyErrorCode = {
  /** The reply was saved meanwhile. Review `savedReply` and save again with its `revision`. */
  ReplyChanged: 'REPLY_CHANGED',
  /** The reply does not exist. */
  ReplyNotFound: 'REPLY_NOT_FOUND',
  /** The text is longer than 5,000 characters. */
  TextMaxLength: 'TEXT_MAX_LENGTH',
  /** The text is empty. */
  TextRequired: 'TEXT_REQUIRED',
  /** The title is longer than 60 characters. */
  TitleMaxLength: 'TITLE_MAX_LENGTH',
  /** The title is empty. */
  TitleRequired: 'TITLE_REQUIRED',
  /** The account has 100 saved replies. */
  TooManyReplies: 'TOO_MANY_REPLIES'
} as const;

export type ReplyErrorCode = typeof ReplyErrorCode[keyof typeof ReplyErrorCode];
/** An error in an action on saved replies. */
export type ReplyUserError = UserError & {
  __typename?: 'ReplyUserError';
  /** Error code. */
  code: ReplyErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The account whose password is to be reset. */
export type RequestPasswordResetInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** Payload of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** Whether the request was accepted; does not reveal whether the account exists. */
  isRequested: Scalars['Boolean']['output'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The token from the link; works once, within 1 hour. */
  token: Scalars['String']['input'];
};

/** Payload of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** Whether the password was set. */
  isReset: Scalars['Boolean']['output'];
};

/** One reason why a response score changed. */
export type ResponseReason = {
  __typename?: 'ResponseReason';
  /** The reason; null if unknown to this gateway. */
  code: Maybe<ResponseReasonCode>;
  /** By how much they changed the score, rounded to hundredths; negative if they lowered it. The effects of all reasons add up to the unrounded change. */
  effect: Scalars['Float']['output'];
  /** Number of leads. */
  leads: Scalars['Int']['output'];
};

/** Why a response score changed. */
export const ResponseReasonCode = {
  /** Leads were answered within 24 hours. */
  AnsweredInTime: 'ANSWERED_IN_TIME',
  /** Leads were answered after more than 24 hours. */
  AnsweredLate: 'ANSWERED_LATE',
  /** Leads were blocked by moderation and no longer count. */
  Blocked: 'BLOCKED',
  /** Leads expired without an answer. */
  Expired: 'EXPIRED',
  /** Leads that were answered in time are older than 90 days and no longer count. */
  OldInTime: 'OLD_IN_TIME',
  /** Leads that were answered late or not at all are older than 90 days and no longer count. */
  OldLate: 'OLD_LATE'
} as const;

export type ResponseReasonCode = typeof ResponseReasonCode[keyof typeof ResponseReasonCode];
/** How fast an agency answers its leads. */
export type ResponseVisibility = {
  __typename?: 'ResponseVisibility';
  /** Leads of the last 90 days that were answered within 24 hours. */
  answeredInTime: Scalars['Int']['output'];
  /** The score at the beginning of the range; null if fewer than 5 leads were answered or expired. */
  before: Maybe<Scalars['Float']['output']>;
  /** Leads of the last 90 days that were answered or expired. */
  decided: Scalars['Int']['output'];
  /** Why it changed, largest effect first; empty if one of the scores is unknown. */
  reasons: Array<ResponseReason>;
  /** The score at the end of the range, 0 to 5; null if fewer than 5 leads were answered or expired. */
  score: Maybe<Scalars['Float']['output']>;
};

/** A client's decision about a review. */
export const ReviewDecision = {
  /** It is accurate. */
  Confirm: 'CONFIRM',
  /** It is not accurate. */
  Refuse: 'REFUSE'
} as const;

export type ReviewDecision = typeof ReviewDecision[keyof typeof ReviewDecision];
/** Error codes of reviews and answers to them. */
export const ReviewErrorCode = {
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** The lead does not exist. */
  LeadNotFound: 'LEAD_NOT_FOUND',
  /** A value is missing. */
  Required: 'REQUIRED',
  /** The client has already answered. */
  ReviewAnswered: 'REVIEW_ANSWERED',
  /** The review was saved meanwhile. Check `review` and save again with its `revision`. */
  ReviewChanged: 'REVIEW_CHANGED',
  /** It was already submitted, or the lead was not accepted. */
  ReviewNotEditable: 'REVIEW_NOT_EDITABLE',
  /** The review does not exist. */
  ReviewNotFound: 'REVIEW_NOT_FOUND',
  /** A text is too long. */
  TooLong: 'TOO_LONG',
  /** Too many answers from this IP address. */
  TooManyAttempts: 'TOO_MANY_ATTEMPTS',
  /** A text is too short. */
  TooShort: 'TOO_SHORT'
} as const;

export type ReviewErrorCode = typeof ReviewErrorCode[keyof typeof ReviewErrorCode];
/** A submitted review, as shown to the client. */
export type ReviewRequest = Node & {
  __typename?: 'ReviewRequest';
  /** Alias of the agency's public page; null if it has none. */
  agencyAlias: Maybe<Scalars['String']['output']>;
  /** Name of the agency; null if it has none. */
  agencyName: Maybe<Scalars['String']['output']>;
  /** Budget of the project; null if it was not given. */
  budget: Maybe<Budget>;
  /** What the client needed. */
  challenge: Scalars['String']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Project duration; null if it was not given. */
  projectDuration: Maybe<DurationRange>;
  /** The result. */
  result: Scalars['String']['output'];
  /** Services of the project. */
  services: Array<Service>;
  /** What the agency did. */
  solution: Scalars['String']['output'];
  /** PENDING until answered, then PUBLISHED or BLOCKED; null if unknown to this gateway. */
  status: Maybe<ReviewStatus>;
  /** Part of its link. */
  uuid: Scalars['String']['output'];
};

/** Status of the agency's review of a project. */
export const ReviewStatus = {
  /** The client refused it. */
  Blocked: 'BLOCKED',
  /** A draft, which can be edited. */
  Draft: 'DRAFT',
  /** Nothing is written yet. */
  Empty: 'EMPTY',
  /** The lead was not accepted, so there is nothing to review. */
  NotAvailable: 'NOT_AVAILABLE',
  /** Submitted; pending the client's answer. */
  Pending: 'PENDING',
  /** Confirmed by the client and shown on the agency's page. */
  Published: 'PUBLISHED'
} as const;

export type ReviewStatus = typeof ReviewStatus[keyof typeof ReviewStatus];
/** Summary of reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Number of all reviews. */
  count: Scalars['Int']['output'];
  /** Number of Google reviews. */
  googleCount: Scalars['Int']['output'];
  /** Whether there are Google reviews; null if unknown to this gateway. */
  googleStatus: Maybe<GoogleReviewStatus>;
  /** Number of reviews on this site. */
  originalCount: Scalars['Int']['output'];
  /** Average of all reviews, 1 to 5; null without any. */
  rating: Maybe<Scalars['Float']['output']>;
  /** Number of reviews on this site with 1, 2, 3, 4 and 5 stars, in this order; null if the upstream does not count them. */
  ratingCounts: Maybe<Array<Scalars['Int']['output']>>;
};

/** An error in a review or an answer to it. */
export type ReviewUserError = UserError & {
  __typename?: 'ReviewUserError';
  /** Error code. */
  code: ReviewErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** With TOO_MANY_ATTEMPTS: seconds to wait, if known. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** An accepted lead that can get a review. */
export type ReviewableLead = {
  __typename?: 'ReviewableLead';
  /** When the agency accepted it. */
  answeredAt: Scalars['DateTime']['output'];
  /** Name of the company; null if it was not given. */
  company: Maybe<Scalars['String']['output']>;
  /** Domain of the website; null if it was not given. */
  domain: Maybe<Scalars['String']['output']>;
  /** Global id of the lead. */
  leadId: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** CREATED if there is a draft, else null. */
  reviewStatus: Maybe<LeadReviewStatus>;
};

/** A page of reviewable leads. */
export type ReviewableLeadConnection = {
  __typename?: 'ReviewableLeadConnection';
  /** The leads with their cursors. */
  edges: Array<ReviewableLeadEdge>;
  /** The leads without cursors. */
  nodes: Array<ReviewableLead>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** Number of reviewable leads. */
  totalCount: Scalars['Int']['output'];
};

/** A reviewable lead in a list. */
export type ReviewableLeadEdge = {
  __typename?: 'ReviewableLeadEdge';
  /** Position of the lead in the list. */
  cursor: Scalars['String']['output'];
  /** The lead. */
  node: Maybe<ReviewableLead>;
};

/** The token to revoke. */
export type RevokeAccessTokenInput = {
  /** Global id of the token. */
  id: Scalars['ID']['input'];
};

/** Payload of `revokeAccessToken`. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** Id of the revoked token, to remove it from lists. */
  revokedAccessTokenId: Maybe<Scalars['ID']['output']>;
  /** The viewer with the refreshed list, also if it was already revoked. */
  viewer: Maybe<Viewer>;
};

/** Roles of a user in the agency. */
export const Role = {
  /** Receives leads, even without a subscription. */
  LeadRecipient: 'LEAD_RECIPIENT',
  /** Owns the agency. */
  Owner: 'OWNER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** The webhook whose secret is replaced. */
export type RotateWebhookSecretInput = {
  /** Global id of the webhook. */
  id: Scalars['ID']['input'];
};

/** Payload of `rotateWebhookSecret`. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
  /** The new secret (`whsec_…`), shown only once. */
  secret: Maybe<Scalars['String']['output']>;
  /** The updated webhook. */
  webhook: Maybe<Webhook>;
};

/** The lead and its reason. */
export type SaveDeclineReasonInput = {
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
  /** Why it was declined. */
  reason: DeclineReason;
};

/** Payload of `saveDeclineReason`. */
export type SaveDeclineReasonPayload = {
  __typename?: 'SaveDeclineReasonPayload';
  /** Errors; empty on success. */
  errors: Array<LeadChangeUserError>;
  /** The updated lead. Null if there are errors, or if it could not be read. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** Consent and addresses for email notifications. */
export type SaveEmailSettingsInput = {
  /** Consent to the emails; required. */
  isConsented: Scalars['Boolean']['input'];
  /** The `ProfileEmailSettings.revision` on which this edit is based. If newer settings have been saved, the edit is refused with SETTINGS_CHANGED. If omitted, the saved settings are overwritten. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 3 addresses. */
  values: Array<Scalars['String']['input']>;
};

/** Payload of `saveEmailSettings`. */
export type SaveEmailSettingsPayload = {
  __typename?: 'SaveEmailSettingsPayload';
  /** Errors in form order; empty on success. */
  errors: Array<EmailSettingsUserError>;
  /** The viewer with the saved settings; with SETTINGS_CHANGED these are the newer ones. Null if refused otherwise. */
  viewer: Maybe<Viewer>;
};

/** Changes to awards or client logos, applied in this order: remove, add, alternative texts, order. Empty parts are skipped. */
export type SaveImagesInput = {
  /** Images to add, at most 6 at once. */
  add?: Array<NewImageInput>;
  /** Changed alternative texts only. */
  alts?: Array<ImageAltInput>;
  /** The images to reorder, in their new order; all others keep their places. If omitted, the order does not change. */
  order?: InputMaybe<Array<ImagePlaceInput>>;
  /** Global ids of the images to remove; one that no longer exists counts as removed. */
  removeIds?: Array<Scalars['ID']['input']>;
};

/** Payload of `saveAwards` and `saveClientLogos`. After a partial failure it lists what was done; send only the rest again. */
export type SaveImagesPayload = {
  __typename?: 'SaveImagesPayload';
  /** The added images. */
  added: Array<AddedImage>;
  /** Global ids of the images with a changed alternative text. */
  changedIds: Array<Scalars['ID']['output']>;
  /** Why the rest was not done; empty on success. */
  errors: Array<ImageUserError>;
  /** Whether the order changed; null if the upstream does not support ordering. */
  isOrdered: Maybe<Scalars['Boolean']['output']>;
  /** Global ids of the removed images. */
  removedIds: Array<Scalars['ID']['output']>;
  /** The viewer, to refetch its lists; null if nothing was done. */
  viewer: Maybe<Viewer>;
};

/** Selections from the new ranges. */
export type SaveNewRangesInput = {
  /** Global ids of budgets; a published profile needs one. */
  budgetIds: Array<Scalars['ID']['input']>;
  /** Global ids of project durations; a published profile needs one. */
  projectDurationIds: Array<Scalars['ID']['input']>;
};

/** Payload of `saveNewRanges`. */
export type SaveNewRangesPayload = {
  __typename?: 'SaveNewRangesPayload';
  /** Errors; empty on success. */
  errors: Array<ProfileUserError>;
  /** The saved selections; null if refused. */
  newRanges: Maybe<NewRanges>;
};

/** Payload of `saveProfile` and `publishProfile`. */
export type SaveProfilePayload = {
  __typename?: 'SaveProfilePayload';
  /** Errors in form order; empty on success. */
  errors: Array<ProfileUserError>;
  /** The saved profile; the current one if refused because of what is saved: with PROFILE_CHANGED, and for a current `revision` with AGENCY_PUBLISHED. Null if refused otherwise. Scope: `PROFILE_READ`. */
  profile: Maybe<Profile>;
  /** The viewer with the agency's new status; null if refused. */
  viewer: Maybe<Viewer>;
};

/** A reply to save. */
export type SaveReplyInput = {
  /** Global id of the reply to change; without it a new one is saved. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The `SavedReply.revision` on which this edit is based. If a newer one has been saved, the edit is refused with REPLY_CHANGED. If omitted, the saved reply is overwritten. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** The text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** Name in the list, 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** Payload of `saveReply`. */
export type SaveReplyPayload = {
  __typename?: 'SaveReplyPayload';
  /** Errors; empty on success. */
  errors: Array<ReplyUserError>;
  /** The saved reply; the current one with REPLY_CHANGED. Null if refused otherwise. */
  savedReply: Maybe<SavedReply>;
  /** The viewer with the refreshed list. */
  viewer: Maybe<Viewer>;
};

/** A review to save. Texts are trimmed; their limits apply on submission. */
export type SaveReviewInput = {
  /** Global id of the budget. */
  budgetId?: InputMaybe<Scalars['ID']['input']>;
  /** What the client needed, 50 to 300 characters. */
  challenge: Scalars['String']['input'];
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
  /** Global id of the project duration. */
  projectDurationId?: InputMaybe<Scalars['ID']['input']>;
  /** The result, 50 to 300 characters. */
  result: Scalars['String']['input'];
  /** The `OriginalReview.revision` on which this edit is based. If a newer one has been saved, the edit is refused with REVIEW_CHANGED. If omitted, the saved review is overwritten. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of the services of the project. */
  serviceIds?: Array<Scalars['ID']['input']>;
  /** What the agency did, 50 to 300 characters. */
  solution: Scalars['String']['input'];
  /** Whether to submit it to the client, after which it can no longer be edited. Otherwise it is saved as a draft. */
  submit: Scalars['Boolean']['input'];
};

/** Payload of `saveReview`. */
export type SaveReviewPayload = {
  __typename?: 'SaveReviewPayload';
  /** Errors; empty on success. */
  errors: Array<ReviewUserError>;
  /** The updated lead; also with REVIEW_NOT_EDITABLE. Null with other errors, or if it could not be read. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
  /** With REVIEW_CHANGED, the saved review; else null. */
  review: Maybe<OriginalReview>;
  /** After a submission: part of the link to share with the client; null if the client is emailed instead. */
  shareUuid: Maybe<Scalars['String']['output']>;
};

/** A complete success story. Publishing requires every field; a draft only needs a name. Texts are trimmed. */
export type SaveStoryInput = {
  /** Budget, a whole amount of USD, 1 to 99,999,999. */
  budget?: InputMaybe<MoneyInput>;
  /** What the client needed: at most 500 characters, at least 50 to publish. */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** Duration, whole months, 1 to 999. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the story to change. If omitted, a new one is appended. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the project, at most 50 characters. */
  name: Scalars['String']['input'];
  /** The result: at most 500 characters, at least 50 to publish. */
  result?: InputMaybe<Scalars['String']['input']>;
  /** The `SuccessStory.revision` on which this edit is based. If a newer one has been saved, the edit is refused with STORY_CHANGED. If omitted, the saved story is overwritten. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** What the agency did: at most 500 characters, at least 50 to publish. */
  solution?: InputMaybe<Scalars['String']['input']>;
  /** Publish it or keep it as a draft. */
  status: StoryStatus;
  /** Year of the project, 1900 to 2100. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `saveStory`. */
export type SaveStoryPayload = {
  __typename?: 'SaveStoryPayload';
  /** Errors in the order of the checks; empty on success. */
  errors: Array<StoryUserError>;
  /** The saved story; the current one with STORY_CHANGED. Null if refused otherwise. */
  story: Maybe<SuccessStory>;
  /** The viewer, to refetch its lists; also with STORY_CHANGED. Null if refused otherwise. */
  viewer: Maybe<Viewer>;
};

/** A saved reply for chats. */
export type SavedReply = Node & {
  __typename?: 'SavedReply';
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Version of the saved reply. Send it with the next `saveReply`. */
  revision: Scalars['String']['output'];
  /** The text. `{lead}`, `{agency}` and `{link}` are variables that the client fills in: the lead's name, the agency's name and the URL of its page. */
  text: Scalars['String']['output'];
  /** Name in the list of replies. */
  title: Scalars['String']['output'];
};

/** Error codes of a project for the score, and of its audit. */
export const ScoreErrorCode = {
  /** Invalid website. */
  InvalidWebsite: 'INVALID_WEBSITE',
  /** The upstream does not support this. */
  NotAvailable: 'NOT_AVAILABLE',
  /** The account has no project to audit. */
  NoProject: 'NO_PROJECT',
  /** The account has the maximum number of projects. */
  ProjectsLimitReached: 'PROJECTS_LIMIT_REACHED',
  /** No website was given. */
  Required: 'REQUIRED',
  /** The name is too long. */
  TooLong: 'TOO_LONG'
} as const;

export type ScoreErrorCode = typeof ScoreErrorCode[keyof typeof ScoreErrorCode];
/** A part of an agency's score. */
export type ScorePart = {
  __typename?: 'ScorePart';
  /** What it adds when it is complete. */
  maximum: Scalars['Float']['output'];
  /** Which part it is. */
  name: ScorePartName;
  /** What it adds now, rounded to tenths. */
  points: Scalars['Float']['output'];
};

/** The parts of an agency's score. */
export const ScorePartName = {
  /** The academy's agencies exam. */
  AgenciesExam: 'AGENCIES_EXAM',
  /** Short and detailed description of the right length. */
  Description: 'DESCRIPTION',
  /** A project for the agency's own website. */
  Project: 'PROJECT',
  /** A site audit of that project. */
  SiteAudit: 'SITE_AUDIT',
  /** Published success stories; three complete this part. */
  SuccessStories: 'SUCCESS_STORIES',
  /** The academy's toolkit exam. */
  ToolkitExam: 'TOOLKIT_EXAM'
} as const;

export type ScorePartName = typeof ScorePartName[keyof typeof ScorePartName];
/** A project used for the score. */
export type ScoreProject = {
  __typename?: 'ScoreProject';
  /** Its domain. */
  domain: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An error in a project for the score. */
export type ScoreUserError = UserError & {
  __typename?: 'ScoreUserError';
  /** Error code. */
  code: ScoreErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** The application of a new agency. */
export type SendApplicationInput = {
  /** Email address for questions about the application. */
  email: Scalars['String']['input'];
  /** Name of the agency, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** The `Profile.revision` that the application is based on. If the profile has changed since, it keeps its name and website, `PROFILE_CHANGED` is reported, and the application is sent anyway. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** What the agency does, 1 to 1000 characters. */
  text: Scalars['String']['input'];
  /** Its website; `https://` is added if the scheme is missing. */
  website: Scalars['String']['input'];
};

/** Payload of `sendApplication`. */
export type SendApplicationPayload = {
  __typename?: 'SendApplicationPayload';
  /** Errors in the order of the input; empty on success. If `viewer` is not null, the only possible error is `PROFILE_CHANGED`. */
  errors: Array<ProfileUserError>;
  /** The account with its draft; null if the application was refused. */
  viewer: Maybe<Viewer>;
};

/** A visitor's request to an agency. */
export type SendBriefInput = {
  /** Alias of the agency. Give either this or `agencyId`. */
  agencyAlias?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the agency. Give either this or `agencyAlias`. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the budget. */
  budgetId?: InputMaybe<Scalars['ID']['input']>;
  /** Company, at most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Email address for the answer. */
  email: Scalars['String']['input'];
  /** A uuid created by the sender. A brief sent again with the same key arrives only once; sending other content with it fails with IDEMPOTENCY_KEY_REUSED. A key counts for one agency. */
  idempotencyKey: Scalars['String']['input'];
  /** Name of the person, 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** Honeypot; must be empty. People cannot see it, but bots fill it in. Briefs that fill it in are silently dropped. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project duration. */
  projectDurationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global ids of the requested services, at most 20. */
  serviceIds?: Array<Scalars['ID']['input']>;
  /** The request, 30 to 3,000 characters. */
  text: Scalars['String']['input'];
  /** Website, with or without `https://`, at most 500 characters. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `sendBrief`. */
export type SendBriefPayload = {
  __typename?: 'SendBriefPayload';
  /** Errors; empty on success. */
  errors: Array<BriefUserError>;
  /** Whether it was sent. */
  isSent: Scalars['Boolean']['output'];
};

/** Feedback and its sender. */
export type SendFeedbackInput = {
  /** Email address for a reply. */
  email: Scalars['String']['input'];
  /** A random key chosen by the sender, 1 to 64 visible ASCII characters. The same feedback sent again with the same key is stored only once; sending other feedback with it fails with IDEMPOTENCY_KEY_REUSED. A key counts for the feedback of all senders. */
  idempotencyKey: Scalars['String']['input'];
  /** A short name for the page it is about, 1 to 100 ASCII letters, digits, `_` and `-`. */
  page: Scalars['String']['input'];
  /** The feedback itself. The upstream limits its length, the reference one to 5,000 characters; `reason` says so. */
  text: Scalars['String']['input'];
};

/** Payload of `sendFeedback`. */
export type SendFeedbackPayload = {
  __typename?: 'SendFeedbackPayload';
  /** Errors; empty on success. */
  errors: Array<FeedbackUserError>;
  /** Whether it was sent. */
  isSent: Scalars['Boolean']['output'];
};

/** A message to send. */
export type SendMessageInput = {
  /** Global id of the chat. Give either this or `chatUuid`. */
  chatId?: InputMaybe<Scalars['ID']['input']>;
  /** `uuid` of the chat. Give either this or `chatId`. */
  chatUuid?: InputMaybe<Scalars['String']['input']>;
  /** A random key chosen by the client. Sending the same text again with the same key never sends it twice; sending another text with it fails with IDEMPOTENCY_KEY_REUSED. A key counts for one chat. 1 to 64 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5,000 characters after trimming. */
  text: Scalars['String']['input'];
};

/** Payload of `sendMessage`. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  /** The chat with its latest message. Scope: `MESSAGES_READ`. */
  chat: Maybe<Chat>;
  /** Errors; empty on success. */
  errors: Array<ChatUserError>;
  /** The message as an edge at the end of the history, ready to append to a list. */
  messageEdge: Maybe<MessageEdge>;
};

/** A survey question and its answer. */
export type SendSurveyInput = {
  /** Email address for further questions. */
  email: Scalars['String']['input'];
  /** The question. */
  survey: SurveyName;
  /** The answer. The upstream limits its length, the reference one to 10,000 characters; `reason` says so. */
  text: Scalars['String']['input'];
};

/** Payload of `sendSurvey`. */
export type SendSurveyPayload = {
  __typename?: 'SendSurveyPayload';
  /** Errors; empty on success. */
  errors: Array<FeedbackUserError>;
  /** The viewer with the updated forms; null if the answer was refused. */
  viewer: Maybe<Viewer>;
};

/** The webhook to test. */
export type SendTestWebhookInput = {
  /** Global id of the webhook. */
  id: Scalars['ID']['input'];
};

/** Payload of `sendTestWebhook`. */
export type SendTestWebhookPayload = {
  __typename?: 'SendTestWebhookPayload';
  /** The test's entry in the delivery log. */
  delivery: Maybe<WebhookDelivery>;
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
};

/** A service in the catalogue: top-level, or a subservice. */
export type Service = Node & {
  __typename?: 'Service';
  /** Readable key for page URLs; its catalogue number if it has been removed from the catalogue. */
  alias: Scalars['String']['output'];
  /** Its subservices; empty for a subservice. */
  children: Array<Service>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
  /** Global id of its parent; null for a top-level service. */
  parentId: Maybe<Scalars['ID']['output']>;
};

/** How many services an agency may list. */
export type ServiceLimits = {
  __typename?: 'ServiceLimits';
  /** Subservices; null means unlimited. */
  children: Maybe<Scalars['Int']['output']>;
  /** Top-level services; null means unlimited. */
  parents: Maybe<Scalars['Int']['output']>;
};

/** Error codes of session actions. */
export const SessionErrorCode = {
  /** The email address is invalid. */
  EmailFormat: 'EMAIL_FORMAT',
  /** The email address is missing. */
  EmailRequired: 'EMAIL_REQUIRED',
  /** An account with this email address exists. */
  EmailTaken: 'EMAIL_TAKEN',
  /** The lifetime is outside 1 to 365 days. */
  ExpiresInDaysRange: 'EXPIRES_IN_DAYS_RANGE',
  /** Wrong email address or password. */
  InvalidCredentials: 'INVALID_CREDENTIALS',
  /** The name is longer than 60 characters. */
  NameMaxLength: 'NAME_MAX_LENGTH',
  /** The name is missing. */
  NameRequired: 'NAME_REQUIRED',
  /** The password is longer than 200 characters. */
  PasswordMaxLength: 'PASSWORD_MAX_LENGTH',
  /** The password is shorter than 8 characters. */
  PasswordMinLength: 'PASSWORD_MIN_LENGTH',
  /** The password is missing. */
  PasswordRequired: 'PASSWORD_REQUIRED',
  /** The password reset link is older than 1 hour. */
  ResetLinkExpired: 'RESET_LINK_EXPIRED',
  /** The password reset link does not exist. */
  ResetLinkUnknown: 'RESET_LINK_UNKNOWN',
  /** The password was already set with this link or a newer one. */
  ResetLinkUsed: 'RESET_LINK_USED',
  /** At least one scope is required. */
  ScopesRequired: 'SCOPES_REQUIRED',
  /** The token does not exist. */
  TokenNotFound: 'TOKEN_NOT_FOUND',
  /** Too many attempts; try again after `retryAfterSeconds`. */
  TooManyAttempts: 'TOO_MANY_ATTEMPTS',
  /** The account has 50 tokens; expired ones count until they are revoked. */
  TooManyTokens: 'TOO_MANY_TOKENS'
} as const;

export type SessionErrorCode = typeof SessionErrorCode[keyof typeof SessionErrorCode];
/** An error in a session action. */
export type SessionUserError = UserError & {
  __typename?: 'SessionUserError';
  /** Error code. */
  code: SessionErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** Seconds to wait before the next attempt, with TOO_MANY_ATTEMPTS. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** A feature's new state. */
export type SetFeatureInput = {
  /** Whether to switch it on. */
  enabled: Scalars['Boolean']['input'];
  /** Name of the feature. */
  name: Scalars['String']['input'];
};

/** Payload of `setFeature`. */
export type SetFeaturePayload = {
  __typename?: 'SetFeaturePayload';
  /** The account with its features. */
  account: Maybe<Account>;
  /** Errors; empty on success. */
  errors: Array<AccountUserError>;
};

/** The lead and its stage. */
export type SetLeadStageInput = {
  /** Global id of the lead. */
  leadId: Scalars['ID']['input'];
  /** Its stage; cleared if null or omitted. */
  stage?: InputMaybe<LeadStage>;
};

/** Payload of `setLeadStage`. */
export type SetLeadStagePayload = {
  __typename?: 'SetLeadStagePayload';
  /** Errors; empty on success. */
  errors: Array<LeadChangeUserError>;
  /** The updated lead; null if there are errors. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
};

/** The new language. */
export type SetLocaleInput = {
  /** The new language. */
  locale: Locale;
};

/** Payload of `setLocale`. */
export type SetLocalePayload = {
  __typename?: 'SetLocalePayload';
  /** The account in its new language. */
  account: Maybe<Account>;
  /** Errors; empty on success. */
  errors: Array<AccountUserError>;
};

/** The new time zone. */
export type SetTimeZoneInput = {
  /** IANA name, for example `Europe/Berlin`. `INVALID_VALUE` for others. */
  timeZone: Scalars['String']['input'];
};

/** Payload of `setTimeZone`. */
export type SetTimeZonePayload = {
  __typename?: 'SetTimeZonePayload';
  /** The account in its new time zone. */
  account: Maybe<Account>;
  /** Errors; empty on success. */
  errors: Array<AccountUserError>;
};

/** A project for the score. */
export type SetUpScoreProjectInput = {
  /** Its name, at most 100 characters; by default its domain. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** URL or domain of the website; `www.` and everything after the domain are ignored. */
  website: Scalars['String']['input'];
};

/** Payload of `setUpScoreProject`. */
export type SetUpScoreProjectPayload = {
  __typename?: 'SetUpScoreProjectPayload';
  /** Errors; empty on success. */
  errors: Array<ScoreUserError>;
  /** The viewer with the updated score. */
  viewer: Maybe<Viewer>;
};

/** Payload of `setUpSiteAudit`. */
export type SetUpSiteAuditPayload = {
  __typename?: 'SetUpSiteAuditPayload';
  /** Errors; empty on success. */
  errors: Array<ScoreUserError>;
  /** The viewer with the updated score; null if refused. */
  viewer: Maybe<Viewer>;
};

/** A WhatsApp number and whether it receives notifications. */
export type SetWhatsAppNotificationsInput = {
  /** Whether notifications are on. */
  isSubscribed: Scalars['Boolean']['input'];
  /** Global id of the number. */
  recipientId: Scalars['ID']['input'];
};

/** Payload of `setWhatsAppNotifications`. */
export type SetWhatsAppNotificationsPayload = {
  __typename?: 'SetWhatsAppNotificationsPayload';
  /** Errors; empty on success. */
  errors: Array<WhatsAppUserError>;
  /** The viewer with the updated numbers; null if refused. */
  viewer: Maybe<Viewer>;
};

/** Email address and password. */
export type SignInInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
  /** Its password. */
  password: Scalars['String']['input'];
};

/** Payload of `signIn`. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** The signed-in account; null if refused. */
  viewer: Maybe<Viewer>;
};

/** Payload of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Whether there was a session to end. */
  signedOut: Scalars['Boolean']['output'];
};

/** A new account. */
export type SignUpInput = {
  /** Email address of the account, also used for lead notifications and other emails. */
  email: Scalars['String']['input'];
  /** Language of the account; by default that of the request. */
  locale?: InputMaybe<Locale>;
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** IANA name of the time zone in which the account's days begin, for example the browser's. Default, and for an unknown one: UTC. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `signUp`. */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** Errors; empty on success. */
  errors: Array<SessionUserError>;
  /** The signed-in account; null if refused. */
  viewer: Maybe<Viewer>;
};

/** A success story. */
export type StoryActionInput = {
  /** Global id of the story. */
  storyId: Scalars['ID']['input'];
};

/** Payload of `removeStory` and `restoreStory`. */
export type StoryActionPayload = {
  __typename?: 'StoryActionPayload';
  /** Errors; empty on success. */
  errors: Array<StoryUserError>;
  /** Name of the restored story; null after `removeStory`. Scope: `PROFILE_READ`. */
  name: Maybe<Scalars['String']['output']>;
  /** The viewer, to refetch its lists; null if refused. */
  viewer: Maybe<Viewer>;
};

/** Error codes of success stories. */
export const StoryErrorCode = {
  /** The value is invalid. */
  InvalidValue: 'INVALID_VALUE',
  /** A number is out of range. */
  OutOfRange: 'OUT_OF_RANGE',
  /** A field is missing. */
  Required: 'REQUIRED',
  /** The story was saved meanwhile. Review `story` and save again with its `revision`. */
  StoryChanged: 'STORY_CHANGED',
  /** There is no such story, it was removed, or it is listed twice in a new order. */
  StoryNotFound: 'STORY_NOT_FOUND',
  /** A text is too long. */
  TooLong: 'TOO_LONG',
  /** A text is too short. */
  TooShort: 'TOO_SHORT'
} as const;

export type StoryErrorCode = typeof StoryErrorCode[keyof typeof StoryErrorCode];
/** Summary of a success story; null where nothing was entered. */
export type StoryHighlight = {
  __typename?: 'StoryHighlight';
  /** Budget, a whole amount. */
  budget: Maybe<Money>;
  /** Duration, whole months. */
  duration: Maybe<Scalars['Int']['output']>;
  /** Name of the project. */
  name: Scalars['String']['output'];
  /** Path of its picture on this host, 16:10; null if it has none. */
  pictureUrl: Maybe<Scalars['String']['output']>;
  /** The result. */
  result: Scalars['String']['output'];
};

/** Whether a success story is public. */
export const StoryStatus = {
  /** Only the agency sees it. */
  Draft: 'DRAFT',
  /** It is on the agency's public page. */
  Published: 'PUBLISHED'
} as const;

export type StoryStatus = typeof StoryStatus[keyof typeof StoryStatus];
/** An error in a success story. */
export type StoryUserError = UserError & {
  __typename?: 'StoryUserError';
  /** Error code. */
  code: StoryErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** All subscriptions. Served over WebSocket at the same URL, with the protocol `graphql-transport-ws`, and as event streams over HTTP. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Events of one chat, delivered at least once, in order of discovery. Use the id of a message to recognize repeats.
   * The first event is always ChatUpdated with the current state. An event may come again. In a browser, following a chat marks the lead's messages as read; with an access token it does not. Needs a subscription. Scope: `MESSAGES_READ`.
   */
  chatEvents: ChatEvent;
  /**
   * Changes of the account's leads, delivered at least once. Two changes of the same lead never arrive in the wrong order.
   * The first event is always LeadsFollowed with the current cursor. Several changes in a row may be combined into one event with the latest state. Ends with NOT_FOUND if the upstream has no log of leads. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_READ`.
   */
  leadEvents: LeadEvent;
  /** Account-wide state (counters, changed chats): the current value first, then every change. It is a state, not a log, so there is no cursor. Needs a subscription. Scope: `MESSAGES_READ`. */
  messengerEvents: MessengerEvent;
};


/** All subscriptions. Served over WebSocket at the same URL, with the protocol `graphql-transport-ws`, and as event streams over HTTP. */
export type SubscriptionChatEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  chatId: Scalars['ID']['input'];
};


/** All subscriptions. Served over WebSocket at the same URL, with the protocol `graphql-transport-ws`, and as event streams over HTTP. */
export type SubscriptionLeadEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Status of an account's subscription. */
export const SubscriptionStatus = {
  /** Pays for nothing and may start a trial. */
  Free: 'FREE',
  /** Pays for nothing and has already used its trial. */
  FreeWithUsedTrial: 'FREE_WITH_USED_TRIAL',
  /** Pays for a tariff. */
  Paid: 'PAID',
  /** Has a free trial of a tariff. */
  Trial: 'TRIAL',
  /** Has no account. */
  Unregistered: 'UNREGISTERED',
  /** Pays for a product (PRO, GURU, BUSINESS) that has no agency tariff. */
  WithoutTariff: 'WITHOUT_TARIFF'
} as const;

export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];
/** An agency's success story, with the same id on the public page and in the agency's editor. Drafts are never public; their texts may be empty and their numbers null. */
export type SuccessStory = Node & {
  __typename?: 'SuccessStory';
  /** Budget, a whole amount. */
  budget: Maybe<Money>;
  /** What the client needed. */
  challenge: Scalars['String']['output'];
  /** Duration, whole months. */
  duration: Maybe<Scalars['Int']['output']>;
  /** Opaque global id. `node` reads stories of the viewer's own agency. */
  id: Scalars['ID']['output'];
  /** Name of the project. */
  name: Scalars['String']['output'];
  /** Path of its picture on this host, 16:10; null if it has none, and for stories of the viewer's profile. */
  pictureUrl: Maybe<Scalars['String']['output']>;
  /** The result. */
  result: Scalars['String']['output'];
  /** Version of the saved story. Send it with the next `saveStory`. Null except for stories of the viewer's profile. */
  revision: Maybe<Scalars['String']['output']>;
  /** What the agency did. */
  solution: Scalars['String']['output'];
  /** Whether it is public; null for a status unknown to this gateway. */
  status: Maybe<StoryStatus>;
  /** Year of the project. */
  year: Maybe<Scalars['Int']['output']>;
};

/** A search of the directory that has results: `agencies` with this service and this location. */
export type SuggestedSearch = {
  __typename?: 'SuggestedSearch';
  /** A city with an agency that offers it. */
  location: Location;
  /** A service without a parent. */
  service: Service;
};

/** A survey question that the portal asks each account only once. After that, `User.forms` contains its key. */
export const SurveyName = {
  /** Why a lead was declined, if the reason was none of those offered. Key `decline`. */
  Decline: 'DECLINE',
  /** What an agency expects from lead generation. Key `leadGeneration`. */
  LeadGeneration: 'LEAD_GENERATION'
} as const;

export type SurveyName = typeof SurveyName[keyof typeof SurveyName];
/** A card from the portal. */
export type SystemBody = {
  __typename?: 'SystemBody';
  /** Kind of card; null if unknown to this gateway. */
  key: Maybe<SystemMessageKey>;
  /** Values that the card shows. */
  params: Array<SystemMessageParam>;
  /** Status of its deal; null for cards of other kinds. */
  status: Maybe<DealStatus>;
};

/** Kind of a system message. */
export const SystemMessageKey = {
  /** The lead's brief. */
  AgencyBrief: 'AGENCY_BRIEF',
  /** The lead reported a deal for the agency to confirm. */
  AgencyDeal: 'AGENCY_DEAL',
  /** The agency confirmed the deal. */
  AgencyDealLeadConfirmed: 'AGENCY_DEAL_LEAD_CONFIRMED',
  /** The agency denied the deal. */
  AgencyDealLeadDenied: 'AGENCY_DEAL_LEAD_DENIED',
  /** The lead's request for a proposal. */
  AgencyProposal: 'AGENCY_PROPOSAL',
  /** The client declined the agency. */
  AgencyReject: 'AGENCY_REJECT',
  /** The lead was blocked. */
  LeadBlocked: 'LEAD_BLOCKED',
  /** The lead's contact details. */
  LeadContacts: 'LEAD_CONTACTS'
} as const;

export type SystemMessageKey = typeof SystemMessageKey[keyof typeof SystemMessageKey];
/** A named value on the card of a system message. */
export type SystemMessageParam = {
  __typename?: 'SystemMessageParam';
  /** Name of the value, for example `website`, `budget`, `email`, `dealUuid`. */
  name: Scalars['String']['output'];
  /** The value as it is stored, for example `2500` (whole USD) or `oneToThreeMonths`, but services in the language of the request; `Lead` and `Deal` have the typed values. */
  value: Scalars['String']['output'];
};

/** The tariffs of agency accounts. */
export const Tariff = {
  /** Agency Growth Kit, advanced. */
  AgkL: 'AGK_L',
  /** Agency Growth Kit, scale. */
  AgkM: 'AGK_M',
  /** Agency Growth Kit, start. */
  AgkS: 'AGK_S',
  /** Lead generation. */
  ApListing: 'AP_LISTING',
  /** A legacy tariff. */
  Legacy: 'LEGACY',
  /** No tariff. */
  None: 'NONE'
} as const;

export type Tariff = typeof Tariff[keyof typeof Tariff];
/** A text message. */
export type TextBody = {
  __typename?: 'TextBody';
  /** Plain text with line breaks. */
  text: Scalars['String']['output'];
};

/** A tool in the catalogue. */
export type Tool = Node & {
  __typename?: 'Tool';
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
  /** Its brand name. */
  name: Scalars['String']['output'];
};

/** The tools of one category. */
export type ToolCategory = {
  __typename?: 'ToolCategory';
  /** The category; null if unknown to this gateway. */
  category: Maybe<ToolCategoryName>;
  /** Its tools. */
  tools: Array<Tool>;
};

/** Categories of tools. */
export const ToolCategoryName = {
  /** Accounting and payroll. */
  AccountingAndPayroll: 'ACCOUNTING_AND_PAYROLL',
  /** Advertising. */
  Advertising: 'ADVERTISING',
  /** Analytics. */
  Analytics: 'ANALYTICS',
  /** Content marketing. */
  ContentMarketing: 'CONTENT_MARKETING',
  /** Customer relationship management. */
  Crm: 'CRM',
  /** Project management. */
  ProjectManagement: 'PROJECT_MANAGEMENT',
  /** Proposals. */
  Proposals: 'PROPOSALS',
  /** Search engine optimization. */
  Seo: 'SEO'
} as const;

export type ToolCategoryName = typeof ToolCategoryName[keyof typeof ToolCategoryName];
/** How some words of a search text were understood. Exactly one of `service`, `industry`, `location`, `language` and `budget` is set. */
export type UnderstoodWords = {
  __typename?: 'UnderstoodWords';
  /** The highest budget that an amount of money allows. An amount in another currency is converted roughly. */
  budget: Maybe<Budget>;
  /** Only if nothing matches: the number of agencies if the filter with this value replaces the search text and the filter's other values. */
  count: Maybe<Scalars['Int']['output']>;
  /** Only if nothing matches: the number of agencies if the values of all other `UnderstoodWords` replace the search text and the other values of their filters. Null if a part of the text is no filter. */
  countOfOthers: Maybe<Scalars['Int']['output']>;
  /** An industry. */
  industry: Maybe<Industry>;
  /** A working language. */
  language: Maybe<WorkingLanguage>;
  /** A place. */
  location: Maybe<Location>;
  /** A service. */
  service: Maybe<Service>;
  /** The words, folded to lower case without accents. */
  text: Scalars['String']['output'];
};

/** A webhook, and what to change. */
export type UpdateWebhookInput = {
  /** At least one event. Unchanged if omitted. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Global id of the webhook. */
  id: Scalars['ID']['input'];
  /** Whether it is paused. `false` also restarts a disabled webhook. If omitted, a paused webhook stays paused, and a disabled one is restarted. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** An https address on the public internet, without user and password; at most 500 characters. Unchanged if omitted. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `updateWebhook`. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** Errors; empty on success. */
  errors: Array<WebhookUserError>;
  /** The updated webhook. */
  webhook: Maybe<Webhook>;
};

/** The agency's new logo. */
export type UploadLogoInput = {
  /** JPEG or PNG, at most 3,000,000 bytes and 25 megapixels. */
  file: Scalars['Upload']['input'];
};

/** The user of an account. */
export type User = Node & {
  __typename?: 'User';
  /** Alias in the URL of the agency's page; null before the first publication. */
  agencyAlias: Maybe<Scalars['String']['output']>;
  /** Name on the agency's page or in its draft; null before it has one, and if the upstream does not provide it. */
  agencyName: Maybe<Scalars['String']['output']>;
  /** Status of the agency's page; null without an agency. */
  agencyStatus: Maybe<AgencyStatus>;
  /** Why the agency is blocked; null if it is not. */
  blockReason: Maybe<Scalars['String']['output']>;
  /** Email address for sign-in; null if the upstream's is invalid. */
  email: Maybe<Scalars['EmailAddress']['output']>;
  /** Whether the draft of the agency's page has content. */
  filledDraft: Scalars['Boolean']['output'];
  /** Ids of forms that the user has already sent, so that they are not shown again. */
  forms: Array<Scalars['String']['output']>;
  /** Whether onboarding is completed. */
  getStarted: Scalars['Boolean']['output'];
  /** Whether leads can be sent to HubSpot. */
  hasHubspotAccess: Scalars['Boolean']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Moderation status; null before the first publication. */
  moderationStatus: Maybe<ModerationStatus>;
  /** Roles of the user; there may be several. */
  roles: Array<Role>;
  /** Semrush id of the user; null if not linked. */
  semrushId: Maybe<Scalars['Int']['output']>;
};

/** An error that the user can fix. The portal translates the code; the message is English, for logs and tools. */
export type UserError = {
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** A WhatsApp number and the code that was sent to it. */
export type VerifyWhatsAppNumberInput = {
  /** The six digits; spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
  /** Global id of the number. */
  recipientId: Scalars['ID']['input'];
};

/** Payload of `verifyWhatsAppNumber`. */
export type VerifyWhatsAppNumberPayload = {
  __typename?: 'VerifyWhatsAppNumberPayload';
  /** Errors; empty on success. */
  errors: Array<WhatsAppUserError>;
  /** The viewer with the updated numbers; null if refused. */
  viewer: Maybe<Viewer>;
};

/** The signed-in account and everything it can access. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The account's personal access tokens, newest first, including expired ones. Null if the upstream does not support them. Not with an access token. */
  accessTokens: Maybe<Array<AccessToken>>;
  /** The account itself: user, subscription, limits, counters. Any token. */
  account: Maybe<Account>;
  /** The account's own agency, the way its public page shows it. Without a public page, a preview of the saved profile, whose `alias` has no page. Null without an agency, and for a draft without a name. Scope: `PROFILE_READ`. */
  agency: Maybe<Agency>;
  /** One chat of the agency by exactly one of its keys, in any view; null if there is none, and while it is deleted. Needs a subscription. Scope: `MESSAGES_READ`. */
  chat: Maybe<Chat>;
  /** Chats with accepted leads, latest activity first. Page with `after` or `page`, never both. Needs a subscription. Scope: `MESSAGES_READ`. */
  chats: Maybe<ChatConnection>;
  /** Statistics of the agency's page and leads; null for accounts without a subscription. Scope: `REPORTS_READ`. */
  dashboard: Maybe<Dashboard>;
  /** A deal reported by a lead, by exactly one of its keys, or null. Needs a subscription. Scope: `LEADS_READ`. */
  deal: Maybe<Deal>;
  /** Settings of email notifications about new leads and unread messages, the same as `Profile.emailSettings`. Not with an access token. */
  emailSettings: Maybe<ProfileEmailSettings>;
  /** Opaque global id; never changes for an account. Any token. */
  id: Scalars['ID']['output'];
  /** One lead of the agency by exactly one of its keys, or null. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_READ`. */
  lead: Maybe<Lead>;
  /** Leads of the agency, newest first by default. Page with `after` or `page`, never both. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `LEADS_READ`. */
  leads: Maybe<LeadConnection>;
  /** Searches the chats of all views: leads by all words in their name, company or domain, messages by all words or word beginnings; case and accents are ignored. Null if the upstream does not support it. Needs a subscription. Scope: `MESSAGES_READ`. */
  messageSearch: Maybe<MessageSearchConnection>;
  /** Account-wide state of the messenger. Null for accounts that may not chat. Scope: `MESSAGES_READ`. */
  messenger: Maybe<Messenger>;
  /** The onboarding steps of a new owner; null once they have been closed (`completeGetStarted`), and for accounts without the role `OWNER`. Scope: `PROFILE_READ`. */
  onboarding: Maybe<Onboarding>;
  /** Additional content of the agency's page: stories, awards and client logos. Scope: `PROFILE_READ`. */
  pageOptimization: Maybe<PageOptimization>;
  /** Deals that are waiting for the agency's answer, most recently reported first, at most 100. Null if the upstream cannot list them, and for accounts that may not chat. Scope: `LEADS_READ`. */
  pendingDeals: Maybe<Array<Deal>>;
  /** The agency as its owner edits it; empty for an account without one. Scope: `PROFILE_READ`. */
  profile: Maybe<Profile>;
  /** Summary of the agency's reviews, including drafts. Scope: `PROFILE_READ`. */
  reviewSummary: Maybe<OwnReviewSummary>;
  /** Accepted leads without a submitted review: those with a draft first, then the latest accepted. Page with `after` or `page`, never both. Needs a subscription or the role `LEAD_RECIPIENT`. Scope: `PROFILE_READ`. */
  reviewableLeads: Maybe<ReviewableLeadConnection>;
  /** Saved replies for chats, oldest first. Null if the upstream does not support them, and for accounts that may not chat. Scope: `MESSAGES_READ`. */
  savedReplies: Maybe<Array<SavedReply>>;
  /** The agency's score and its parts; null for accounts without a subscription. Scope: `REPORTS_READ`. */
  score: Maybe<AgencyScore>;
  /** The access token of this request, with its scopes and expiry. Null for a session, and if the upstream does not describe it. Any token. */
  token: Maybe<AccessToken>;
  /** The account's webhooks, oldest first. Null if the upstream does not support them. Not with an access token. */
  webhooks: Maybe<Array<Webhook>>;
  /** Settings of WhatsApp notifications about new leads and unread messages. Not with an access token. */
  whatsApp: Maybe<WhatsAppSettings>;
};


/** The signed-in account and everything it can access. */
export type ViewerChatArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  uuid?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in account and everything it can access. */
export type ViewerChatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  view?: ChatView;
};


/** The signed-in account and everything it can access. */
export type ViewerDealArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  uuid?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in account and everything it can access. */
export type ViewerLeadArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  uuid?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in account and everything it can access. */
export type ViewerLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  period?: LeadPeriod;
  query?: InputMaybe<Scalars['String']['input']>;
  receivedFrom?: InputMaybe<Scalars['Date']['input']>;
  receivedTo?: InputMaybe<Scalars['Date']['input']>;
  sort?: LeadSort;
  status?: InputMaybe<LeadStatusFilter>;
  type?: InputMaybe<LeadType>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The signed-in account and everything it can access. */
export type ViewerMessageSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  chatId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** The signed-in account and everything it can access. */
export type ViewerReviewableLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

/** The agency's visibility scores, 0 to 5; null if unknown. */
export type Visibility = {
  __typename?: 'Visibility';
  /** Score of its page's completeness. */
  pageOptimization: Maybe<Scalars['Float']['output']>;
  /** Score of its response time. */
  responsiveScore: Maybe<Scalars['Float']['output']>;
};

/** What the agency's visibility scores consist of, and why they changed. */
export type VisibilityDetails = {
  __typename?: 'VisibilityDetails';
  /** How complete its page is now; null without an agency. */
  page: Maybe<PageVisibility>;
  /** How fast it answers its leads. */
  response: ResponseVisibility;
};

/** A URL that is called when something happens, with requests signed according to Standard Webhooks. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The delivery log of the last 30 days, newest first. Page with `after` or `page`, never both. */
  deliveries: Maybe<WebhookDeliveryConnection>;
  /** When it was disabled; null if it is not. */
  disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** The events it receives. */
  events: Array<WebhookEvent>;
  /** First failure since the last success, start or change of the URL; null if nothing has failed since then. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** When requests stop being signed with the replaced secret as well; null if there is none. */
  previousSecretExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** How many of them were delivered. */
  recentDeliveredCount: Scalars['Int']['output'];
  /** Events of the last 7 days, including tests. */
  recentEventCount: Scalars['Int']['output'];
  /** Whether it is called; null for a status this gateway does not know. */
  status: Maybe<WebhookStatus>;
  /** The address. */
  url: Scalars['URL']['output'];
};


/** A URL that is called when something happens, with requests signed according to Standard Webhooks. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** One attempt to deliver an event. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  duration: Scalars['Int']['output'];
  /** Why there was no response; null if there was one. */
  error: Maybe<WebhookAttemptError>;
  /** HTTP status of the response; null if there was none. */
  status: Maybe<Scalars['Int']['output']>;
};

/** Why an attempt got no response. */
export const WebhookAttemptError = {
  /** The address is not on the public internet, so it was not called. */
  Address: 'ADDRESS',
  /** The connection was refused or broken off. */
  Connection: 'CONNECTION',
  /** The host name could not be resolved. */
  Dns: 'DNS',
  /** No response within 10 seconds. */
  Timeout: 'TIMEOUT',
  /** The certificate is not valid, or the handshake failed. */
  Tls: 'TLS'
} as const;

export type WebhookAttemptError = typeof WebhookAttemptError[keyof typeof WebhookAttemptError];
/** One event for one webhook. */
export type WebhookDelivery = Node & {
  __typename?: 'WebhookDelivery';
  /** Number of attempts so far. */
  attemptCount: Scalars['Int']['output'];
  /** The 20 most recent attempts, oldest first. */
  attempts: Array<WebhookAttempt>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened; null for a test. */
  event: Maybe<WebhookEvent>;
  /** Id of the event, the same in every attempt: the header `webhook-id`. */
  eventId: Scalars['String']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it was sent by `sendTestWebhook`. */
  isTest: Scalars['Boolean']['output'];
  /** When the next attempt is due; null if there is none. While the webhook is paused or disabled, nothing is sent. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status; null for a status this gateway does not know. */
  status: Maybe<WebhookDeliveryStatus>;
};

/** A page of a delivery log. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries without cursors. */
  nodes: Array<WebhookDelivery>;
  /** 1-based number of the page with the first edge. */
  page: Scalars['Int']['output'];
  /** Pages to link to. */
  pageCursors: PageCursors;
  /** Boundaries of the page. */
  pageInfo: PageInfo;
  /** Number of pages of this size. */
  pages: Scalars['Int']['output'];
  /** Number of deliveries in the log. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery with its cursor. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor of the delivery. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Status of a delivery. */
export const WebhookDeliveryStatus = {
  /** The receiver answered with a 2xx status. */
  Delivered: 'DELIVERED',
  /** Given up after the last attempt. */
  Failed: 'FAILED',
  /** Waiting for its first or next attempt. */
  Pending: 'PENDING'
} as const;

export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/** Error codes of webhook actions. */
export const WebhookErrorCode = {
  /** The delivery does not exist. */
  DeliveryNotFound: 'DELIVERY_NOT_FOUND',
  /** No event was selected. */
  EventsRequired: 'EVENTS_REQUIRED',
  /** The account has 10 webhooks. */
  TooManyWebhooks: 'TOO_MANY_WEBHOOKS',
  /** The address is not an http or https address, or contains a user or password. */
  UrlFormat: 'URL_FORMAT',
  /** Only https addresses are called. */
  UrlHttps: 'URL_HTTPS',
  /** The address is longer than 500 characters. */
  UrlMaxLength: 'URL_MAX_LENGTH',
  /** The address is not on the public internet. */
  UrlPrivate: 'URL_PRIVATE',
  /** The address is missing. */
  UrlRequired: 'URL_REQUIRED',
  /** The webhook does not exist. */
  WebhookNotFound: 'WEBHOOK_NOT_FOUND',
  /** The webhook is paused or disabled. */
  WebhookOff: 'WEBHOOK_OFF'
} as const;

export type WebhookErrorCode = typeof WebhookErrorCode[keyof typeof WebhookErrorCode];
/** Events that a webhook can receive. */
export const WebhookEvent = {
  /** A lead was accepted (`lead.accepted`). */
  LeadAccepted: 'LEAD_ACCEPTED',
  /** A lead has arrived (`lead.received`). */
  LeadReceived: 'LEAD_RECEIVED',
  /** A lead has written a message (`message.received`). */
  MessageReceived: 'MESSAGE_RECEIVED',
  /** A client has confirmed a review, which published it (`review.published`). */
  ReviewPublished: 'REVIEW_PUBLISHED'
} as const;

export type WebhookEvent = typeof WebhookEvent[keyof typeof WebhookEvent];
/** Status of a webhook. */
export const WebhookStatus = {
  /** Switched off after five days without a success, or because the receiver answered 410. `updateWebhook` starts it again. */
  Disabled: 'DISABLED',
  /** Active: called for its events. */
  Enabled: 'ENABLED',
  /** Paused by its owner: nothing is recorded or sent. */
  Paused: 'PAUSED'
} as const;

export type WebhookStatus = typeof WebhookStatus[keyof typeof WebhookStatus];
/** An error in a webhook action. */
export type WebhookUserError = UserError & {
  __typename?: 'WebhookUserError';
  /** Error code. */
  code: WebhookErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
};

/** Error codes of WhatsApp actions. Any other failure is a top-level error. */
export const WhatsAppErrorCode = {
  /** Not a phone number in international format. */
  InvalidNumber: 'INVALID_NUMBER',
  /** The code was correct, but WhatsApp cannot reach the number; or the number was never verified. */
  NotApproved: 'NOT_APPROVED',
  /** An account has verified this number (code 7 of the upstream). */
  NumberInUse: 'NUMBER_IN_USE',
  /** The number is missing. */
  NumberRequired: 'NUMBER_REQUIRED',
  /** The account has no such number. */
  RecipientNotFound: 'RECIPIENT_NOT_FOUND',
  /** A code was sent less than a minute ago, or too many codes were sent; try again after `retryAfterSeconds`. */
  TooManyCodes: 'TOO_MANY_CODES',
  /** The code is wrong or has expired (code 9 of the upstream). It expires after ten minutes or five wrong attempts. */
  WrongCode: 'WRONG_CODE'
} as const;

export type WhatsAppErrorCode = typeof WhatsAppErrorCode[keyof typeof WhatsAppErrorCode];
/** A WhatsApp number. */
export type WhatsAppRecipient = Node & {
  __typename?: 'WhatsAppRecipient';
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it was verified with its code. */
  isApproved: Scalars['Boolean']['output'];
  /** Whether it receives notifications. */
  isSubscribed: Scalars['Boolean']['output'];
  /** The number in E.164 format: `+84912345678`. */
  number: Scalars['String']['output'];
  /** The number as people write it: `+84 912 345 678`. */
  numberText: Scalars['String']['output'];
  /** When another code can be sent, while the number is waiting for its code; null if the upstream does not say. */
  resendAt: Maybe<Scalars['DateTime']['output']>;
};

/** Settings of WhatsApp notifications. A new number can be waiting for its code while the verified one is in use. */
export type WhatsAppSettings = {
  __typename?: 'WhatsAppSettings';
  /** The number that is waiting for its code; null if there is none. */
  pending: Maybe<WhatsAppRecipient>;
  /** The verified number; null if there is none. */
  recipient: Maybe<WhatsAppRecipient>;
  /** The most recently removed number, as long as switching its notifications on restores it; null if there is a verified number. */
  removed: Maybe<WhatsAppRecipient>;
};

/** An error in a WhatsApp action. */
export type WhatsAppUserError = UserError & {
  __typename?: 'WhatsAppUserError';
  /** Error code. */
  code: WhatsAppErrorCode;
  /** An English sentence for developers. */
  message: Scalars['String']['output'];
  /** Path of the invalid value in `input`; null if the whole action is refused. */
  path: Maybe<Array<Scalars['String']['output']>>;
  /** With TOO_MANY_CODES: seconds to wait, if known. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** A filter to remove if nothing matches. */
export type WiderFilter = {
  __typename?: 'WiderFilter';
  /** Number of agencies that match without it. */
  count: Scalars['Int']['output'];
  /** The filter; null if unknown to this gateway. */
  filter: Maybe<AgencyFilterName>;
};

/** A working language of agencies. */
export type WorkingLanguage = Node & {
  __typename?: 'WorkingLanguage';
  /** BCP 47 tag; clients display its name in their own language. */
  code: Scalars['String']['output'];
  /** Opaque global id. */
  id: Scalars['ID']['output'];
  /** Key for page URLs and filters: its number in the catalogue. */
  key: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  MessageBody:
    | ( DeletedBody )
    | ( SystemBody )
    | ( TextBody )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  AgencyImage:
    | ( Award )
    | ( ClientLogo )
  ;
  ChatEvent:
    | ( Omit<ChatUpdated, 'chat'> & { chat: _RefType['Chat'] } )
    | ( Omit<HistoryTruncated, 'chat'> & { chat: _RefType['Chat'] } )
    | ( Omit<MessageDeleted, 'chat' | 'message'> & { chat: _RefType['Chat'], message: _RefType['Message'] } )
    | ( Omit<MessagesAdded, 'chat' | 'messageEdges'> & { chat: _RefType['Chat'], messageEdges: Array<_RefType['MessageEdge']> } )
    | ( Omit<MessagesChanged, 'chat' | 'messages'> & { chat: _RefType['Chat'], messages: Array<_RefType['Message']> } )
  ;
  LeadEvent:
    | ( Omit<LeadChanged, 'lead'> & { lead: _RefType['Lead'] } )
    | ( Omit<LeadReceived, 'lead'> & { lead: _RefType['Lead'] } )
    | ( LeadsFollowed )
  ;
  MessengerEvent:
    | ( Omit<ChatsChanged, 'chatEdges' | 'messenger'> & { chatEdges: Array<_RefType['ChatEdge']>, messenger: _RefType['Messenger'] } )
    | ( Omit<CountersChanged, 'account' | 'messenger'> & { account: _RefType['Account'], messenger: _RefType['Messenger'] } )
  ;
  Node:
    | ( AccessToken )
    | ( AccountParent )
    | ( AgencyParent )
    | ( Award )
    | ( Budget )
    | ( BusinessSize )
    | ( ChatParent )
    | ( ClientLogo )
    | ( DealParent )
    | ( DurationRange )
    | ( EmployeeRange )
    | ( Industry )
    | ( LeadParent )
    | ( LeadNote )
    | ( Location )
    | ( Omit<Message, 'body'> & { body?: Maybe<_RefType['MessageBody']> } )
    | ( MessengerParent )
    | ( ProfileParent )
    | ( Omit<PublishedReview, 'budget'> & { budget?: Maybe<_RefType['Budget']> } )
    | ( Omit<ReviewRequest, 'budget'> & { budget?: Maybe<_RefType['Budget']> } )
    | ( SavedReply )
    | ( Service )
    | ( SuccessStory )
    | ( Tool )
    | ( User )
    | ( ViewerParent )
    | ( WebhookParent )
    | ( WebhookDelivery )
    | ( WhatsAppRecipient )
    | ( WorkingLanguage )
  ;
  UserError:
    | ( AccountUserError )
    | ( BriefUserError )
    | ( ChatUserError )
    | ( DealUserError )
    | ( EmailSettingsUserError )
    | ( FeedbackUserError )
    | ( HubspotUserError )
    | ( ImageUserError )
    | ( LeadChangeUserError )
    | ( LeadUserError )
    | ( ProfileUserError )
    | ( PurchaseUserError )
    | ( ReplyUserError )
    | ( ReviewUserError )
    | ( ScoreUserError )
    | ( SessionUserError )
    | ( StoryUserError )
    | ( WebhookUserError )
    | ( WhatsAppUserError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptLeadInput: AcceptLeadInput;
  AcceptLeadPayload: ResolverTypeWrapper<Omit<AcceptLeadPayload, 'account' | 'lead'> & { account?: Maybe<ResolversTypes['Account']>, lead?: Maybe<ResolversTypes['Lead']> }>;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AccessTokenScope: AccessTokenScope;
  Account: ResolverTypeWrapper<AccountParent>;
  AccountCounters: ResolverTypeWrapper<AccountCounters>;
  AccountErrorCode: AccountErrorCode;
  AccountLimits: ResolverTypeWrapper<AccountLimits>;
  AccountSubscription: ResolverTypeWrapper<AccountSubscription>;
  AccountUserError: ResolverTypeWrapper<AccountUserError>;
  ActionPriority: ActionPriority;
  AddLeadNoteInput: AddLeadNoteInput;
  AddLeadNotePayload: ResolverTypeWrapper<Omit<AddLeadNotePayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  AddLeadToHubspotInput: AddLeadToHubspotInput;
  AddLeadToHubspotPayload: ResolverTypeWrapper<Omit<AddLeadToHubspotPayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  AddWhatsAppNumberInput: AddWhatsAppNumberInput;
  AddWhatsAppNumberPayload: ResolverTypeWrapper<Omit<AddWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AddedImage: ResolverTypeWrapper<Omit<AddedImage, 'image'> & { image: ResolversTypes['AgencyImage'] }>;
  Agency: ResolverTypeWrapper<AgencyParent>;
  AgencyConnection: ResolverTypeWrapper<AgencyConnectionParent>;
  AgencyEdge: ResolverTypeWrapper<Omit<AgencyEdge, 'node'> & { node?: Maybe<ResolversTypes['Agency']> }>;
  AgencyEventInput: AgencyEventInput;
  AgencyEventType: AgencyEventType;
  AgencyFacet: ResolverTypeWrapper<AgencyFacet>;
  AgencyFacetValue: ResolverTypeWrapper<AgencyFacetValue>;
  AgencyFilterInput: AgencyFilterInput;
  AgencyFilterName: AgencyFilterName;
  AgencyImage: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AgencyImage']>;
  AgencyPresence: AgencyPresence;
  AgencyScore: ResolverTypeWrapper<AgencyScore>;
  AgencySocials: ResolverTypeWrapper<AgencySocials>;
  AgencySort: AgencySort;
  AgencyStatus: AgencyStatus;
  AnswerDealInput: AnswerDealInput;
  AnswerDealPayload: ResolverTypeWrapper<Omit<AnswerDealPayload, 'deal'> & { deal?: Maybe<ResolversTypes['Deal']> }>;
  AnswerReviewRequestInput: AnswerReviewRequestInput;
  AnswerReviewRequestPayload: ResolverTypeWrapper<Omit<AnswerReviewRequestPayload, 'request'> & { request?: Maybe<ResolversTypes['ReviewRequest']> }>;
  Award: ResolverTypeWrapper<Award>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BriefErrorCode: BriefErrorCode;
  BriefUserError: ResolverTypeWrapper<BriefUserError>;
  Budget: ResolverTypeWrapper<Budget>;
  BusinessSize: ResolverTypeWrapper<BusinessSize>;
  BusinessSizeName: BusinessSizeName;
  BuyProjectsInput: BuyProjectsInput;
  BuyProjectsPayload: ResolverTypeWrapper<Omit<BuyProjectsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  BuyTariffInput: BuyTariffInput;
  BuyTariffPayload: ResolverTypeWrapper<Omit<BuyTariffPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Certificates: ResolverTypeWrapper<Certificates>;
  Chat: ResolverTypeWrapper<ChatParent>;
  ChatActionInput: ChatActionInput;
  ChatActionPayload: ResolverTypeWrapper<Omit<ChatActionPayload, 'chat' | 'viewer'> & { chat?: Maybe<ResolversTypes['Chat']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ChatConnection: ResolverTypeWrapper<Omit<ChatConnection, 'counters' | 'edges' | 'nodes'> & { counters: ResolversTypes['ChatCounters'], edges: Array<ResolversTypes['ChatEdge']>, nodes: Array<ResolversTypes['Chat']> }>;
  ChatCounters: ResolverTypeWrapper<ChatCounters>;
  ChatEdge: ResolverTypeWrapper<Omit<ChatEdge, 'node'> & { node?: Maybe<ResolversTypes['Chat']> }>;
  ChatErrorCode: ChatErrorCode;
  ChatEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ChatEvent']>;
  ChatLead: ResolverTypeWrapper<ChatLead>;
  ChatUpdated: ResolverTypeWrapper<Omit<ChatUpdated, 'chat'> & { chat: ResolversTypes['Chat'] }>;
  ChatUserError: ResolverTypeWrapper<ChatUserError>;
  ChatView: ChatView;
  ChatsChanged: ResolverTypeWrapper<Omit<ChatsChanged, 'chatEdges' | 'messenger'> & { chatEdges: Array<ResolversTypes['ChatEdge']>, messenger: ResolversTypes['Messenger'] }>;
  ClientLogo: ResolverTypeWrapper<ClientLogo>;
  CompleteGetStartedPayload: ResolverTypeWrapper<Omit<CompleteGetStartedPayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  ContactMethod: ResolverTypeWrapper<ContactMethod>;
  ContactMethodType: ContactMethodType;
  CountersChanged: ResolverTypeWrapper<Omit<CountersChanged, 'account' | 'messenger'> & { account: ResolversTypes['Account'], messenger: ResolversTypes['Messenger'] }>;
  CountryFacet: ResolverTypeWrapper<CountryFacet>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Omit<CreateAccessTokenPayload, 'accessToken' | 'viewer'> & { accessToken?: Maybe<ResolversTypes['AccessToken']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'viewer' | 'webhook'> & { viewer?: Maybe<ResolversTypes['Viewer']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  DailyFigures: ResolverTypeWrapper<DailyFigures>;
  Dashboard: ResolverTypeWrapper<DashboardParent>;
  DashboardAction: ResolverTypeWrapper<DashboardAction>;
  DashboardActionName: DashboardActionName;
  DashboardRange: ResolverTypeWrapper<DashboardRange>;
  DashboardSeries: ResolverTypeWrapper<DashboardSeries>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deal: ResolverTypeWrapper<DealParent>;
  DealAnswer: DealAnswer;
  DealErrorCode: DealErrorCode;
  DealStatus: DealStatus;
  DealUserError: ResolverTypeWrapper<DealUserError>;
  DeclineLeadInput: DeclineLeadInput;
  DeclineLeadPayload: ResolverTypeWrapper<Omit<DeclineLeadPayload, 'account' | 'lead'> & { account?: Maybe<ResolversTypes['Account']>, lead?: Maybe<ResolversTypes['Lead']> }>;
  DeclineReason: DeclineReason;
  DeleteLeadNoteInput: DeleteLeadNoteInput;
  DeleteLeadNotePayload: ResolverTypeWrapper<Omit<DeleteLeadNotePayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessagePayload: ResolverTypeWrapper<DeleteMessageParent>;
  DeleteReplyInput: DeleteReplyInput;
  DeleteReplyPayload: ResolverTypeWrapper<Omit<DeleteReplyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  DeletedBody: ResolverTypeWrapper<DeletedBody>;
  DirectorySummary: ResolverTypeWrapper<WireDirectorySummary>;
  DomainOverview: ResolverTypeWrapper<DomainOverview>;
  DurationRange: ResolverTypeWrapper<DurationRange>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailSettingsErrorCode: EmailSettingsErrorCode;
  EmailSettingsInput: EmailSettingsInput;
  EmailSettingsUserError: ResolverTypeWrapper<EmailSettingsUserError>;
  EmployeeRange: ResolverTypeWrapper<EmployeeRange>;
  Feature: ResolverTypeWrapper<Feature>;
  FeedbackErrorCode: FeedbackErrorCode;
  FeedbackUserError: ResolverTypeWrapper<FeedbackUserError>;
  FilterCatalogue: ResolverTypeWrapper<Omit<FilterCatalogue, 'budgets'> & { budgets: Array<ResolversTypes['Budget']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundMessageEdge: ResolverTypeWrapper<Omit<FoundMessageEdge, 'chat' | 'node'> & { chat: ResolversTypes['Chat'], node: ResolversTypes['Message'] }>;
  GoogleReviewStatus: GoogleReviewStatus;
  HistoryTruncated: ResolverTypeWrapper<Omit<HistoryTruncated, 'chat'> & { chat: ResolversTypes['Chat'] }>;
  HubspotErrorCode: HubspotErrorCode;
  HubspotUserError: ResolverTypeWrapper<HubspotUserError>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageAltInput: ImageAltInput;
  ImageErrorCode: ImageErrorCode;
  ImagePlaceInput: ImagePlaceInput;
  ImageUserError: ResolverTypeWrapper<ImageUserError>;
  Industry: ResolverTypeWrapper<Industry>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LastMessage: ResolverTypeWrapper<Omit<LastMessage, 'body'> & { body?: Maybe<ResolversTypes['MessageBody']> }>;
  Lead: ResolverTypeWrapper<LeadParent>;
  LeadChangeErrorCode: LeadChangeErrorCode;
  LeadChangeUserError: ResolverTypeWrapper<LeadChangeUserError>;
  LeadChanged: ResolverTypeWrapper<Omit<LeadChanged, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  LeadConnection: ResolverTypeWrapper<Omit<LeadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['LeadEdge']>, nodes: Array<ResolversTypes['Lead']> }>;
  LeadDistribution: ResolverTypeWrapper<LeadDistribution>;
  LeadEdge: ResolverTypeWrapper<Omit<LeadEdge, 'node'> & { node?: Maybe<ResolversTypes['Lead']> }>;
  LeadErrorCode: LeadErrorCode;
  LeadEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LeadEvent']>;
  LeadNote: ResolverTypeWrapper<LeadNote>;
  LeadPeriod: LeadPeriod;
  LeadReceived: ResolverTypeWrapper<Omit<LeadReceived, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  LeadReviewStatus: LeadReviewStatus;
  LeadSort: LeadSort;
  LeadStage: LeadStage;
  LeadStatus: LeadStatus;
  LeadStatusCounters: ResolverTypeWrapper<LeadStatusCounters>;
  LeadStatusFilter: LeadStatusFilter;
  LeadType: LeadType;
  LeadTypeCounters: ResolverTypeWrapper<LeadTypeCounters>;
  LeadUserError: ResolverTypeWrapper<LeadUserError>;
  LeadsByBudget: ResolverTypeWrapper<LeadsByBudget>;
  LeadsFollowed: ResolverTypeWrapper<LeadsFollowed>;
  LeadsSummary: ResolverTypeWrapper<LeadsSummary>;
  Locale: Locale;
  Location: ResolverTypeWrapper<Location>;
  LocationType: LocationType;
  LogoPayload: ResolverTypeWrapper<Omit<LogoPayload, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }>;
  Message: ResolverTypeWrapper<Omit<Message, 'body'> & { body?: Maybe<ResolversTypes['MessageBody']> }>;
  MessageBody: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessageBody']>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MessageEdge']>, nodes: Array<ResolversTypes['Message']> }>;
  MessageDeleted: ResolverTypeWrapper<Omit<MessageDeleted, 'chat' | 'message'> & { chat: ResolversTypes['Chat'], message: ResolversTypes['Message'] }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node?: Maybe<ResolversTypes['Message']> }>;
  MessageSearchConnection: ResolverTypeWrapper<Omit<MessageSearchConnection, 'chats' | 'edges'> & { chats: Array<ResolversTypes['Chat']>, edges: Array<ResolversTypes['FoundMessageEdge']> }>;
  MessageSender: MessageSender;
  MessageStatus: MessageStatus;
  MessagesAdded: ResolverTypeWrapper<Omit<MessagesAdded, 'chat' | 'messageEdges'> & { chat: ResolversTypes['Chat'], messageEdges: Array<ResolversTypes['MessageEdge']> }>;
  MessagesChanged: ResolverTypeWrapper<Omit<MessagesChanged, 'chat' | 'messages'> & { chat: ResolversTypes['Chat'], messages: Array<ResolversTypes['Message']> }>;
  Messenger: ResolverTypeWrapper<MessengerParent>;
  MessengerEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MessengerEvent']>;
  ModerationStatus: ModerationStatus;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewImageInput: NewImageInput;
  NewRanges: ResolverTypeWrapper<Omit<NewRanges, 'budgets'> & { budgets: Array<ResolversTypes['Budget']> }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Offer: ResolverTypeWrapper<Offer>;
  Office: ResolverTypeWrapper<Office>;
  OfficeInput: OfficeInput;
  Onboarding: ResolverTypeWrapper<OnboardingParent>;
  OnboardingStep: ResolverTypeWrapper<OnboardingStepParent>;
  OnboardingStepName: OnboardingStepName;
  OnboardingStepState: OnboardingStepState;
  OrderStoriesInput: OrderStoriesInput;
  OrderStoriesPayload: ResolverTypeWrapper<Omit<OrderStoriesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  OriginalReview: ResolverTypeWrapper<Omit<OriginalReview, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  OriginalReviewsStatus: OriginalReviewsStatus;
  OwnReviewSummary: ResolverTypeWrapper<OwnReviewSummary>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageOptimization: ResolverTypeWrapper<Omit<PageOptimization, 'awards'> & { awards: Array<ResolversTypes['Award']> }>;
  PagePart: ResolverTypeWrapper<PagePart>;
  PagePartName: PagePartName;
  PageSummary: ResolverTypeWrapper<PageSummary>;
  PageVisibility: ResolverTypeWrapper<PageVisibility>;
  PlaceCounts: ResolverTypeWrapper<PlaceCounts>;
  Prices: ResolverTypeWrapper<Prices>;
  ProductName: ProductName;
  Profile: ResolverTypeWrapper<ProfileParent>;
  ProfileCompleteness: ResolverTypeWrapper<ProfileCompleteness>;
  ProfileEmailSettings: ResolverTypeWrapper<WireEmailSettings>;
  ProfileErrorCode: ProfileErrorCode;
  ProfileField: ProfileField;
  ProfileInput: ProfileInput;
  ProfileLimit: ProfileLimit;
  ProfileLogo: ResolverTypeWrapper<ProfileLogo>;
  ProfileSocials: ResolverTypeWrapper<ProfileSocials>;
  ProfileSocialsInput: ProfileSocialsInput;
  ProfileState: ProfileState;
  ProfileUserError: ResolverTypeWrapper<ProfileUserError>;
  ProjectLimits: ResolverTypeWrapper<ProjectLimits>;
  ProjectsPurchase: ResolverTypeWrapper<ProjectsPurchase>;
  PublishedReview: ResolverTypeWrapper<Omit<PublishedReview, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  PublishedReviewConnection: ResolverTypeWrapper<Omit<PublishedReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PublishedReviewEdge']>, nodes: Array<ResolversTypes['PublishedReview']> }>;
  PublishedReviewEdge: ResolverTypeWrapper<Omit<PublishedReviewEdge, 'node'> & { node?: Maybe<ResolversTypes['PublishedReview']> }>;
  PurchaseErrorCode: PurchaseErrorCode;
  PurchaseSource: PurchaseSource;
  PurchaseUserError: ResolverTypeWrapper<PurchaseUserError>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickPurchase: ResolverTypeWrapper<QuickPurchase>;
  QuotedReview: ResolverTypeWrapper<WirePraise>;
  RecordAgencyEventsInput: RecordAgencyEventsInput;
  RecordAgencyEventsPayload: ResolverTypeWrapper<RecordAgencyEventsPayload>;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<RedeliverWebhookPayload>;
  RemoveWhatsAppNumberInput: RemoveWhatsAppNumberInput;
  RemoveWhatsAppNumberPayload: ResolverTypeWrapper<Omit<RemoveWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ReplyErrorCode: ReplyErrorCode;
  ReplyUserError: ResolverTypeWrapper<ReplyUserError>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResponseReason: ResolverTypeWrapper<ResponseReason>;
  ResponseReasonCode: ResponseReasonCode;
  ResponseVisibility: ResolverTypeWrapper<ResponseVisibility>;
  ReviewDecision: ReviewDecision;
  ReviewErrorCode: ReviewErrorCode;
  ReviewRequest: ResolverTypeWrapper<Omit<ReviewRequest, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  ReviewStatus: ReviewStatus;
  ReviewSummary: ResolverTypeWrapper<ReviewSummary>;
  ReviewUserError: ResolverTypeWrapper<ReviewUserError>;
  ReviewableLead: ResolverTypeWrapper<ReviewableLead>;
  ReviewableLeadConnection: ResolverTypeWrapper<ReviewableLeadConnection>;
  ReviewableLeadEdge: ResolverTypeWrapper<ReviewableLeadEdge>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Omit<RevokeAccessTokenPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Role: Role;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  SaveDeclineReasonInput: SaveDeclineReasonInput;
  SaveDeclineReasonPayload: ResolverTypeWrapper<Omit<SaveDeclineReasonPayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  SaveEmailSettingsInput: SaveEmailSettingsInput;
  SaveEmailSettingsPayload: ResolverTypeWrapper<Omit<SaveEmailSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SaveImagesInput: SaveImagesInput;
  SaveImagesPayload: ResolverTypeWrapper<Omit<SaveImagesPayload, 'added' | 'viewer'> & { added: Array<ResolversTypes['AddedImage']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SaveNewRangesInput: SaveNewRangesInput;
  SaveNewRangesPayload: ResolverTypeWrapper<Omit<SaveNewRangesPayload, 'newRanges'> & { newRanges?: Maybe<ResolversTypes['NewRanges']> }>;
  SaveProfilePayload: ResolverTypeWrapper<Omit<SaveProfilePayload, 'profile' | 'viewer'> & { profile?: Maybe<ResolversTypes['Profile']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SaveReplyInput: SaveReplyInput;
  SaveReplyPayload: ResolverTypeWrapper<Omit<SaveReplyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SaveReviewInput: SaveReviewInput;
  SaveReviewPayload: ResolverTypeWrapper<Omit<SaveReviewPayload, 'lead' | 'review'> & { lead?: Maybe<ResolversTypes['Lead']>, review?: Maybe<ResolversTypes['OriginalReview']> }>;
  SaveStoryInput: SaveStoryInput;
  SaveStoryPayload: ResolverTypeWrapper<Omit<SaveStoryPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SavedReply: ResolverTypeWrapper<SavedReply>;
  ScoreErrorCode: ScoreErrorCode;
  ScorePart: ResolverTypeWrapper<ScorePart>;
  ScorePartName: ScorePartName;
  ScoreProject: ResolverTypeWrapper<ScoreProject>;
  ScoreUserError: ResolverTypeWrapper<ScoreUserError>;
  SendApplicationInput: SendApplicationInput;
  SendApplicationPayload: ResolverTypeWrapper<Omit<SendApplicationPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SendBriefInput: SendBriefInput;
  SendBriefPayload: ResolverTypeWrapper<SendBriefPayload>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: ResolverTypeWrapper<SendFeedbackPayload>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<SendMessageParent>;
  SendSurveyInput: SendSurveyInput;
  SendSurveyPayload: ResolverTypeWrapper<Omit<SendSurveyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SendTestWebhookInput: SendTestWebhookInput;
  SendTestWebhookPayload: ResolverTypeWrapper<SendTestWebhookPayload>;
  Service: ResolverTypeWrapper<Service>;
  ServiceLimits: ResolverTypeWrapper<ServiceLimits>;
  SessionErrorCode: SessionErrorCode;
  SessionUserError: ResolverTypeWrapper<SessionUserError>;
  SetFeatureInput: SetFeatureInput;
  SetFeaturePayload: ResolverTypeWrapper<Omit<SetFeaturePayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  SetLeadStageInput: SetLeadStageInput;
  SetLeadStagePayload: ResolverTypeWrapper<Omit<SetLeadStagePayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  SetLocaleInput: SetLocaleInput;
  SetLocalePayload: ResolverTypeWrapper<Omit<SetLocalePayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  SetTimeZoneInput: SetTimeZoneInput;
  SetTimeZonePayload: ResolverTypeWrapper<Omit<SetTimeZonePayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  SetUpScoreProjectInput: SetUpScoreProjectInput;
  SetUpScoreProjectPayload: ResolverTypeWrapper<Omit<SetUpScoreProjectPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetUpSiteAuditPayload: ResolverTypeWrapper<Omit<SetUpSiteAuditPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SetWhatsAppNotificationsInput: SetWhatsAppNotificationsInput;
  SetWhatsAppNotificationsPayload: ResolverTypeWrapper<Omit<SetWhatsAppNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<Omit<SignUpPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  StoryActionInput: StoryActionInput;
  StoryActionPayload: ResolverTypeWrapper<Omit<StoryActionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  StoryErrorCode: StoryErrorCode;
  StoryHighlight: ResolverTypeWrapper<StoryHighlight>;
  StoryStatus: StoryStatus;
  StoryUserError: ResolverTypeWrapper<StoryUserError>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionStatus: SubscriptionStatus;
  SuccessStory: ResolverTypeWrapper<SuccessStory>;
  SuggestedSearch: ResolverTypeWrapper<SuggestedSearch>;
  SurveyName: SurveyName;
  SystemBody: ResolverTypeWrapper<SystemBody>;
  SystemMessageKey: SystemMessageKey;
  SystemMessageParam: ResolverTypeWrapper<SystemMessageParam>;
  Tariff: Tariff;
  TextBody: ResolverTypeWrapper<TextBody>;
  Tool: ResolverTypeWrapper<Tool>;
  ToolCategory: ResolverTypeWrapper<ToolCategory>;
  ToolCategoryName: ToolCategoryName;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnderstoodWords: ResolverTypeWrapper<Omit<UnderstoodWords, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadLogoInput: UploadLogoInput;
  User: ResolverTypeWrapper<User>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  VerifyWhatsAppNumberInput: VerifyWhatsAppNumberInput;
  VerifyWhatsAppNumberPayload: ResolverTypeWrapper<Omit<VerifyWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  Visibility: ResolverTypeWrapper<Visibility>;
  VisibilityDetails: ResolverTypeWrapper<VisibilityDetails>;
  Webhook: ResolverTypeWrapper<WebhookParent>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookAttemptError: WebhookAttemptError;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnection>;
  WebhookDeliveryEdge: ResolverTypeWrapper<WebhookDeliveryEdge>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookErrorCode: WebhookErrorCode;
  WebhookEvent: WebhookEvent;
  WebhookStatus: WebhookStatus;
  WebhookUserError: ResolverTypeWrapper<WebhookUserError>;
  WhatsAppErrorCode: WhatsAppErrorCode;
  WhatsAppRecipient: ResolverTypeWrapper<WhatsAppRecipient>;
  WhatsAppSettings: ResolverTypeWrapper<WhatsAppSettings>;
  WhatsAppUserError: ResolverTypeWrapper<WhatsAppUserError>;
  WiderFilter: ResolverTypeWrapper<WiderFilter>;
  WorkingLanguage: ResolverTypeWrapper<WorkingLanguage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptLeadInput: AcceptLeadInput;
  AcceptLeadPayload: Omit<AcceptLeadPayload, 'account' | 'lead'> & { account?: Maybe<ResolversParentTypes['Account']>, lead?: Maybe<ResolversParentTypes['Lead']> };
  AccessToken: AccessToken;
  Account: AccountParent;
  AccountCounters: AccountCounters;
  AccountLimits: AccountLimits;
  AccountSubscription: AccountSubscription;
  AccountUserError: AccountUserError;
  AddLeadNoteInput: AddLeadNoteInput;
  AddLeadNotePayload: Omit<AddLeadNotePayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  AddLeadToHubspotInput: AddLeadToHubspotInput;
  AddLeadToHubspotPayload: Omit<AddLeadToHubspotPayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  AddWhatsAppNumberInput: AddWhatsAppNumberInput;
  AddWhatsAppNumberPayload: Omit<AddWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AddedImage: Omit<AddedImage, 'image'> & { image: ResolversParentTypes['AgencyImage'] };
  Agency: AgencyParent;
  AgencyConnection: AgencyConnectionParent;
  AgencyEdge: Omit<AgencyEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Agency']> };
  AgencyEventInput: AgencyEventInput;
  AgencyFacet: AgencyFacet;
  AgencyFacetValue: AgencyFacetValue;
  AgencyFilterInput: AgencyFilterInput;
  AgencyImage: ResolversInterfaceTypes<ResolversParentTypes>['AgencyImage'];
  AgencyScore: AgencyScore;
  AgencySocials: AgencySocials;
  AnswerDealInput: AnswerDealInput;
  AnswerDealPayload: Omit<AnswerDealPayload, 'deal'> & { deal?: Maybe<ResolversParentTypes['Deal']> };
  AnswerReviewRequestInput: AnswerReviewRequestInput;
  AnswerReviewRequestPayload: Omit<AnswerReviewRequestPayload, 'request'> & { request?: Maybe<ResolversParentTypes['ReviewRequest']> };
  Award: Award;
  Boolean: Scalars['Boolean']['output'];
  BriefUserError: BriefUserError;
  Budget: Budget;
  BusinessSize: BusinessSize;
  BuyProjectsInput: BuyProjectsInput;
  BuyProjectsPayload: Omit<BuyProjectsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  BuyTariffInput: BuyTariffInput;
  BuyTariffPayload: Omit<BuyTariffPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Certificates: Certificates;
  Chat: ChatParent;
  ChatActionInput: ChatActionInput;
  ChatActionPayload: Omit<ChatActionPayload, 'chat' | 'viewer'> & { chat?: Maybe<ResolversParentTypes['Chat']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ChatConnection: Omit<ChatConnection, 'counters' | 'edges' | 'nodes'> & { counters: ResolversParentTypes['ChatCounters'], edges: Array<ResolversParentTypes['ChatEdge']>, nodes: Array<ResolversParentTypes['Chat']> };
  ChatCounters: ChatCounters;
  ChatEdge: Omit<ChatEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Chat']> };
  ChatEvent: ResolversInterfaceTypes<ResolversParentTypes>['ChatEvent'];
  ChatLead: ChatLead;
  ChatUpdated: Omit<ChatUpdated, 'chat'> & { chat: ResolversParentTypes['Chat'] };
  ChatUserError: ChatUserError;
  ChatsChanged: Omit<ChatsChanged, 'chatEdges' | 'messenger'> & { chatEdges: Array<ResolversParentTypes['ChatEdge']>, messenger: ResolversParentTypes['Messenger'] };
  ClientLogo: ClientLogo;
  CompleteGetStartedPayload: Omit<CompleteGetStartedPayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  ContactMethod: ContactMethod;
  CountersChanged: Omit<CountersChanged, 'account' | 'messenger'> & { account: ResolversParentTypes['Account'], messenger: ResolversParentTypes['Messenger'] };
  CountryFacet: CountryFacet;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: Omit<CreateAccessTokenPayload, 'accessToken' | 'viewer'> & { accessToken?: Maybe<ResolversParentTypes['AccessToken']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'viewer' | 'webhook'> & { viewer?: Maybe<ResolversParentTypes['Viewer']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  DailyFigures: DailyFigures;
  Dashboard: DashboardParent;
  DashboardAction: DashboardAction;
  DashboardRange: DashboardRange;
  DashboardSeries: DashboardSeries;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deal: DealParent;
  DealUserError: DealUserError;
  DeclineLeadInput: DeclineLeadInput;
  DeclineLeadPayload: Omit<DeclineLeadPayload, 'account' | 'lead'> & { account?: Maybe<ResolversParentTypes['Account']>, lead?: Maybe<ResolversParentTypes['Lead']> };
  DeleteLeadNoteInput: DeleteLeadNoteInput;
  DeleteLeadNotePayload: Omit<DeleteLeadNotePayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessagePayload: DeleteMessageParent;
  DeleteReplyInput: DeleteReplyInput;
  DeleteReplyPayload: Omit<DeleteReplyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  DeletedBody: DeletedBody;
  DirectorySummary: WireDirectorySummary;
  DomainOverview: DomainOverview;
  DurationRange: DurationRange;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmailSettingsInput: EmailSettingsInput;
  EmailSettingsUserError: EmailSettingsUserError;
  EmployeeRange: EmployeeRange;
  Feature: Feature;
  FeedbackUserError: FeedbackUserError;
  FilterCatalogue: Omit<FilterCatalogue, 'budgets'> & { budgets: Array<ResolversParentTypes['Budget']> };
  Float: Scalars['Float']['output'];
  FoundMessageEdge: Omit<FoundMessageEdge, 'chat' | 'node'> & { chat: ResolversParentTypes['Chat'], node: ResolversParentTypes['Message'] };
  HistoryTruncated: Omit<HistoryTruncated, 'chat'> & { chat: ResolversParentTypes['Chat'] };
  HubspotUserError: HubspotUserError;
  ID: Scalars['ID']['output'];
  ImageAltInput: ImageAltInput;
  ImagePlaceInput: ImagePlaceInput;
  ImageUserError: ImageUserError;
  Industry: Industry;
  Int: Scalars['Int']['output'];
  LastMessage: Omit<LastMessage, 'body'> & { body?: Maybe<ResolversParentTypes['MessageBody']> };
  Lead: LeadParent;
  LeadChangeUserError: LeadChangeUserError;
  LeadChanged: Omit<LeadChanged, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  LeadConnection: Omit<LeadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['LeadEdge']>, nodes: Array<ResolversParentTypes['Lead']> };
  LeadDistribution: LeadDistribution;
  LeadEdge: Omit<LeadEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Lead']> };
  LeadEvent: ResolversInterfaceTypes<ResolversParentTypes>['LeadEvent'];
  LeadNote: LeadNote;
  LeadReceived: Omit<LeadReceived, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  LeadStatusCounters: LeadStatusCounters;
  LeadTypeCounters: LeadTypeCounters;
  LeadUserError: LeadUserError;
  LeadsByBudget: LeadsByBudget;
  LeadsFollowed: LeadsFollowed;
  LeadsSummary: LeadsSummary;
  Location: Location;
  LogoPayload: Omit<LogoPayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> };
  Message: Omit<Message, 'body'> & { body?: Maybe<ResolversParentTypes['MessageBody']> };
  MessageBody: ResolversUnionTypes<ResolversParentTypes>['MessageBody'];
  MessageConnection: Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MessageEdge']>, nodes: Array<ResolversParentTypes['Message']> };
  MessageDeleted: Omit<MessageDeleted, 'chat' | 'message'> & { chat: ResolversParentTypes['Chat'], message: ResolversParentTypes['Message'] };
  MessageEdge: Omit<MessageEdge, 'node'> & { node?: Maybe<ResolversParentTypes['Message']> };
  MessageSearchConnection: Omit<MessageSearchConnection, 'chats' | 'edges'> & { chats: Array<ResolversParentTypes['Chat']>, edges: Array<ResolversParentTypes['FoundMessageEdge']> };
  MessagesAdded: Omit<MessagesAdded, 'chat' | 'messageEdges'> & { chat: ResolversParentTypes['Chat'], messageEdges: Array<ResolversParentTypes['MessageEdge']> };
  MessagesChanged: Omit<MessagesChanged, 'chat' | 'messages'> & { chat: ResolversParentTypes['Chat'], messages: Array<ResolversParentTypes['Message']> };
  Messenger: MessengerParent;
  MessengerEvent: ResolversInterfaceTypes<ResolversParentTypes>['MessengerEvent'];
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  NewImageInput: NewImageInput;
  NewRanges: Omit<NewRanges, 'budgets'> & { budgets: Array<ResolversParentTypes['Budget']> };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Offer: Offer;
  Office: Office;
  OfficeInput: OfficeInput;
  Onboarding: OnboardingParent;
  OnboardingStep: OnboardingStepParent;
  OrderStoriesInput: OrderStoriesInput;
  OrderStoriesPayload: Omit<OrderStoriesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  OriginalReview: Omit<OriginalReview, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  OwnReviewSummary: OwnReviewSummary;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  PageOptimization: Omit<PageOptimization, 'awards'> & { awards: Array<ResolversParentTypes['Award']> };
  PagePart: PagePart;
  PageSummary: PageSummary;
  PageVisibility: PageVisibility;
  PlaceCounts: PlaceCounts;
  Prices: Prices;
  Profile: ProfileParent;
  ProfileCompleteness: ProfileCompleteness;
  ProfileEmailSettings: WireEmailSettings;
  ProfileInput: ProfileInput;
  ProfileLogo: ProfileLogo;
  ProfileSocials: ProfileSocials;
  ProfileSocialsInput: ProfileSocialsInput;
  ProfileUserError: ProfileUserError;
  ProjectLimits: ProjectLimits;
  ProjectsPurchase: ProjectsPurchase;
  PublishedReview: Omit<PublishedReview, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  PublishedReviewConnection: Omit<PublishedReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PublishedReviewEdge']>, nodes: Array<ResolversParentTypes['PublishedReview']> };
  PublishedReviewEdge: Omit<PublishedReviewEdge, 'node'> & { node?: Maybe<ResolversParentTypes['PublishedReview']> };
  PurchaseUserError: PurchaseUserError;
  Query: Record<PropertyKey, never>;
  QuickPurchase: QuickPurchase;
  QuotedReview: WirePraise;
  RecordAgencyEventsInput: RecordAgencyEventsInput;
  RecordAgencyEventsPayload: RecordAgencyEventsPayload;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RedeliverWebhookPayload: RedeliverWebhookPayload;
  RemoveWhatsAppNumberInput: RemoveWhatsAppNumberInput;
  RemoveWhatsAppNumberPayload: Omit<RemoveWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ReplyUserError: ReplyUserError;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResponseReason: ResponseReason;
  ResponseVisibility: ResponseVisibility;
  ReviewRequest: Omit<ReviewRequest, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  ReviewSummary: ReviewSummary;
  ReviewUserError: ReviewUserError;
  ReviewableLead: ReviewableLead;
  ReviewableLeadConnection: ReviewableLeadConnection;
  ReviewableLeadEdge: ReviewableLeadEdge;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: Omit<RevokeAccessTokenPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  SaveDeclineReasonInput: SaveDeclineReasonInput;
  SaveDeclineReasonPayload: Omit<SaveDeclineReasonPayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  SaveEmailSettingsInput: SaveEmailSettingsInput;
  SaveEmailSettingsPayload: Omit<SaveEmailSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SaveImagesInput: SaveImagesInput;
  SaveImagesPayload: Omit<SaveImagesPayload, 'added' | 'viewer'> & { added: Array<ResolversParentTypes['AddedImage']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SaveNewRangesInput: SaveNewRangesInput;
  SaveNewRangesPayload: Omit<SaveNewRangesPayload, 'newRanges'> & { newRanges?: Maybe<ResolversParentTypes['NewRanges']> };
  SaveProfilePayload: Omit<SaveProfilePayload, 'profile' | 'viewer'> & { profile?: Maybe<ResolversParentTypes['Profile']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SaveReplyInput: SaveReplyInput;
  SaveReplyPayload: Omit<SaveReplyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SaveReviewInput: SaveReviewInput;
  SaveReviewPayload: Omit<SaveReviewPayload, 'lead' | 'review'> & { lead?: Maybe<ResolversParentTypes['Lead']>, review?: Maybe<ResolversParentTypes['OriginalReview']> };
  SaveStoryInput: SaveStoryInput;
  SaveStoryPayload: Omit<SaveStoryPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SavedReply: SavedReply;
  ScorePart: ScorePart;
  ScoreProject: ScoreProject;
  ScoreUserError: ScoreUserError;
  SendApplicationInput: SendApplicationInput;
  SendApplicationPayload: Omit<SendApplicationPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SendBriefInput: SendBriefInput;
  SendBriefPayload: SendBriefPayload;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackPayload: SendFeedbackPayload;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: SendMessageParent;
  SendSurveyInput: SendSurveyInput;
  SendSurveyPayload: Omit<SendSurveyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SendTestWebhookInput: SendTestWebhookInput;
  SendTestWebhookPayload: SendTestWebhookPayload;
  Service: Service;
  ServiceLimits: ServiceLimits;
  SessionUserError: SessionUserError;
  SetFeatureInput: SetFeatureInput;
  SetFeaturePayload: Omit<SetFeaturePayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  SetLeadStageInput: SetLeadStageInput;
  SetLeadStagePayload: Omit<SetLeadStagePayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  SetLocaleInput: SetLocaleInput;
  SetLocalePayload: Omit<SetLocalePayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  SetTimeZoneInput: SetTimeZoneInput;
  SetTimeZonePayload: Omit<SetTimeZonePayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  SetUpScoreProjectInput: SetUpScoreProjectInput;
  SetUpScoreProjectPayload: Omit<SetUpScoreProjectPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetUpSiteAuditPayload: Omit<SetUpSiteAuditPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SetWhatsAppNotificationsInput: SetWhatsAppNotificationsInput;
  SetWhatsAppNotificationsPayload: Omit<SetWhatsAppNotificationsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInInput: SignInInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  SignUpInput: SignUpInput;
  SignUpPayload: Omit<SignUpPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  StoryActionInput: StoryActionInput;
  StoryActionPayload: Omit<StoryActionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  StoryHighlight: StoryHighlight;
  StoryUserError: StoryUserError;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuccessStory: SuccessStory;
  SuggestedSearch: SuggestedSearch;
  SystemBody: SystemBody;
  SystemMessageParam: SystemMessageParam;
  TextBody: TextBody;
  Tool: Tool;
  ToolCategory: ToolCategory;
  URL: Scalars['URL']['output'];
  UnderstoodWords: Omit<UnderstoodWords, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Upload: Scalars['Upload']['output'];
  UploadLogoInput: UploadLogoInput;
  User: User;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  VerifyWhatsAppNumberInput: VerifyWhatsAppNumberInput;
  VerifyWhatsAppNumberPayload: Omit<VerifyWhatsAppNumberPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerParent;
  Visibility: Visibility;
  VisibilityDetails: VisibilityDetails;
  Webhook: WebhookParent;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryConnection: WebhookDeliveryConnection;
  WebhookDeliveryEdge: WebhookDeliveryEdge;
  WebhookUserError: WebhookUserError;
  WhatsAppRecipient: WhatsAppRecipient;
  WhatsAppSettings: WhatsAppSettings;
  WhatsAppUserError: WhatsAppUserError;
  WiderFilter: WiderFilter;
  WorkingLanguage: WorkingLanguage;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptLeadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptLeadPayload'] = ResolversParentTypes['AcceptLeadPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['LeadUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  canSetTimeZone?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  counters?: Resolver<Maybe<ResolversTypes['AccountCounters']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['Feature']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['AccountLimits']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  offers?: Resolver<Maybe<Array<ResolversTypes['Offer']>>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['Prices']>, ParentType, ContextType>;
  projectsPurchase?: Resolver<Maybe<ResolversTypes['ProjectsPurchase']>, ParentType, ContextType>;
  quickPurchase?: Resolver<Maybe<ResolversTypes['QuickPurchase']>, ParentType, ContextType, RequireFields<AccountQuickPurchaseArgs, 'sessionId' | 'source'>>;
  subscription?: Resolver<Maybe<ResolversTypes['AccountSubscription']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountCounters'] = ResolversParentTypes['AccountCounters']> = {
  activeLeads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountLimits'] = ResolversParentTypes['AccountLimits']> = {
  geofocuses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  industries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  languages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  services?: Resolver<ResolversTypes['ServiceLimits'], ParentType, ContextType>;
};

export type AccountSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSubscription'] = ResolversParentTypes['AccountSubscription']> = {
  productName?: Resolver<Maybe<ResolversTypes['ProductName']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
};

export type AccountUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountUserError'] = ResolversParentTypes['AccountUserError']> = {
  code?: Resolver<ResolversTypes['AccountErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddLeadNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddLeadNotePayload'] = ResolversParentTypes['AddLeadNotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['LeadChangeUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['LeadNote']>, ParentType, ContextType>;
};

export type AddLeadToHubspotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddLeadToHubspotPayload'] = ResolversParentTypes['AddLeadToHubspotPayload']> = {
  errors?: Resolver<Array<ResolversTypes['HubspotUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type AddWhatsAppNumberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWhatsAppNumberPayload'] = ResolversParentTypes['AddWhatsAppNumberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WhatsAppUserError']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['WhatsAppRecipient']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type AddedImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedImage'] = ResolversParentTypes['AddedImage']> = {
  image?: Resolver<ResolversTypes['AgencyImage'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agency'] = ResolversParentTypes['Agency']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awards?: Resolver<Maybe<Array<ResolversTypes['Award']>>, ParentType, ContextType>;
  budgets?: Resolver<Maybe<Array<ResolversTypes['Budget']>>, ParentType, ContextType>;
  businessSizes?: Resolver<Maybe<Array<ResolversTypes['BusinessSize']>>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  clientLogos?: Resolver<Maybe<Array<ResolversTypes['ClientLogo']>>, ParentType, ContextType>;
  detailedDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  founded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['StoryHighlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Industry']>, ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['WorkingLanguage']>>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minBudget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfEmployees?: Resolver<Maybe<ResolversTypes['EmployeeRange']>, ParentType, ContextType>;
  offices?: Resolver<Maybe<Array<ResolversTypes['Office']>>, ParentType, ContextType>;
  projectDurations?: Resolver<Maybe<Array<ResolversTypes['DurationRange']>>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  regions?: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType>;
  replyHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewSummary?: Resolver<Maybe<ResolversTypes['ReviewSummary']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['PublishedReviewConnection']>, ParentType, ContextType, RequireFields<AgencyReviewsArgs, 'first'>>;
  scheduledLink?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  semrushExpert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socials?: Resolver<Maybe<ResolversTypes['AgencySocials']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  stories?: Resolver<Maybe<Array<ResolversTypes['SuccessStory']>>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tools?: Resolver<Maybe<Array<ResolversTypes['Tool']>>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgencyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyConnection'] = ResolversParentTypes['AgencyConnection']> = {
  countries?: Resolver<Array<ResolversTypes['CountryFacet']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['AgencyEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['AgencyFacet']>, ParentType, ContextType, Partial<AgencyConnectionFacetsArgs>>;
  inPlace?: Resolver<Maybe<ResolversTypes['PlaceCounts']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Agency']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Maybe<Array<ResolversTypes['UnderstoodWords']>>, ParentType, ContextType>;
  wider?: Resolver<Array<ResolversTypes['WiderFilter']>, ParentType, ContextType>;
};

export type AgencyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyEdge'] = ResolversParentTypes['AgencyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgencyPresence']>, ParentType, ContextType>;
};

export type AgencyFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFacet'] = ResolversParentTypes['AgencyFacet']> = {
  filter?: Resolver<Maybe<ResolversTypes['AgencyFilterName']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AgencyFacetValue']>, ParentType, ContextType>;
};

export type AgencyFacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyFacetValue'] = ResolversParentTypes['AgencyFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgencyImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyImage'] = ResolversParentTypes['AgencyImage']> = {
  __resolveType: TypeResolveFn<'Award' | 'ClientLogo', ParentType, ContextType>;
};

export type AgencyScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencyScore'] = ResolversParentTypes['AgencyScore']> = {
  canSetUpSiteAudit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificates?: Resolver<ResolversTypes['Certificates'], ParentType, ContextType>;
  hasPassedDescription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSiteAudit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ScorePart']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['ScoreProject']>, ParentType, ContextType>;
  projectLimits?: Resolver<ResolversTypes['ProjectLimits'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  successStories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgencySocialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgencySocials'] = ResolversParentTypes['AgencySocials']> = {
  facebook?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  linkedIn?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type AnswerDealPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDealPayload'] = ResolversParentTypes['AnswerDealPayload']> = {
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['DealUserError']>, ParentType, ContextType>;
};

export type AnswerReviewRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerReviewRequestPayload'] = ResolversParentTypes['AnswerReviewRequestPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ReviewUserError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['ReviewRequest']>, ParentType, ContextType>;
};

export type AwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BriefUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BriefUserError'] = ResolversParentTypes['BriefUserError']> = {
  code?: Resolver<ResolversTypes['BriefErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessSize'] = ResolversParentTypes['BusinessSize']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['BusinessSizeName']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyProjectsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyProjectsPayload'] = ResolversParentTypes['BuyProjectsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['PurchaseUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type BuyTariffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyTariffPayload'] = ResolversParentTypes['BuyTariffPayload']> = {
  errors?: Resolver<Array<ResolversTypes['PurchaseUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CertificatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificates'] = ResolversParentTypes['Certificates']> = {
  agency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toolkit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventsCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullLead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['LastMessage']>, ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['ChatLead'], ParentType, ContextType>;
  leadReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<ChatMessagesArgs, 'last'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatActionPayload'] = ResolversParentTypes['ChatActionPayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChatUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ChatConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatConnection'] = ResolversParentTypes['ChatConnection']> = {
  counters?: Resolver<ResolversTypes['ChatCounters'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ChatEdge']>, ParentType, ContextType>;
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatCounters'] = ResolversParentTypes['ChatCounters']> = {
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEdge'] = ResolversParentTypes['ChatEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
};

export type ChatEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEvent'] = ResolversParentTypes['ChatEvent']> = {
  __resolveType: TypeResolveFn<'ChatUpdated' | 'HistoryTruncated' | 'MessageDeleted' | 'MessagesAdded' | 'MessagesChanged', ParentType, ContextType>;
};

export type ChatLeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatLead'] = ResolversParentTypes['ChatLead']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatUpdated'] = ResolversParentTypes['ChatUpdated']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatUserError'] = ResolversParentTypes['ChatUserError']> = {
  code?: Resolver<ResolversTypes['ChatErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatsChanged'] = ResolversParentTypes['ChatsChanged']> = {
  chatEdges?: Resolver<Array<ResolversTypes['ChatEdge']>, ParentType, ContextType>;
  messenger?: Resolver<ResolversTypes['Messenger'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientLogo'] = ResolversParentTypes['ClientLogo']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteGetStartedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteGetStartedPayload'] = ResolversParentTypes['CompleteGetStartedPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountUserError']>, ParentType, ContextType>;
};

export type ContactMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactMethod'] = ResolversParentTypes['ContactMethod']> = {
  type?: Resolver<Maybe<ResolversTypes['ContactMethodType']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountersChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountersChanged'] = ResolversParentTypes['CountersChanged']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  messenger?: Resolver<ResolversTypes['Messenger'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryFacet'] = ResolversParentTypes['CountryFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type DailyFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyFigures'] = ResolversParentTypes['DailyFigures']> = {
  budgets?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  impressions?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  leads?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  linkClicks?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  pageViews?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  websiteClicks?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  actions?: Resolver<Maybe<Array<ResolversTypes['DashboardAction']>>, ParentType, ContextType>;
  leads?: Resolver<Maybe<Array<ResolversTypes['Lead']>>, ParentType, ContextType>;
  leadsSummary?: Resolver<Maybe<ResolversTypes['LeadsSummary']>, ParentType, ContextType, Partial<DashboardLeadsSummaryArgs>>;
  pageSummary?: Resolver<Maybe<ResolversTypes['PageSummary']>, ParentType, ContextType, Partial<DashboardPageSummaryArgs>>;
  pendingLeads?: Resolver<Maybe<ResolversTypes['LeadConnection']>, ParentType, ContextType, RequireFields<DashboardPendingLeadsArgs, 'first'>>;
  ranges?: Resolver<Maybe<Array<ResolversTypes['DashboardRange']>>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['DashboardSeries']>, ParentType, ContextType, Partial<DashboardSeriesArgs>>;
  unreadChats?: Resolver<Maybe<ResolversTypes['ChatConnection']>, ParentType, ContextType, RequireFields<DashboardUnreadChatsArgs, 'first'>>;
  visibility?: Resolver<Maybe<ResolversTypes['Visibility']>, ParentType, ContextType>;
  visibilityDetails?: Resolver<Maybe<ResolversTypes['VisibilityDetails']>, ParentType, ContextType, Partial<DashboardVisibilityDetailsArgs>>;
};

export type DashboardActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardAction'] = ResolversParentTypes['DashboardAction']> = {
  name?: Resolver<Maybe<ResolversTypes['DashboardActionName']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['ActionPriority']>, ParentType, ContextType>;
};

export type DashboardRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardRange'] = ResolversParentTypes['DashboardRange']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DashboardSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSeries'] = ResolversParentTypes['DashboardSeries']> = {
  current?: Resolver<ResolversTypes['DailyFigures'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['DailyFigures'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  answer?: Resolver<Maybe<ResolversTypes['DealAnswer']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DealStatus']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DealUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealUserError'] = ResolversParentTypes['DealUserError']> = {
  code?: Resolver<ResolversTypes['DealErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeclineLeadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineLeadPayload'] = ResolversParentTypes['DeclineLeadPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['LeadUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type DeleteLeadNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLeadNotePayload'] = ResolversParentTypes['DeleteLeadNotePayload']> = {
  deletedNoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['LeadChangeUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type DeleteMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagePayload'] = ResolversParentTypes['DeleteMessagePayload']> = {
  deletedMessageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChatUserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type DeleteReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReplyPayload'] = ResolversParentTypes['DeleteReplyPayload']> = {
  deletedReplyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ReplyUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedWebhookId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DeletedBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedBody'] = ResolversParentTypes['DeletedBody']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectorySummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectorySummary'] = ResolversParentTypes['DirectorySummary']> = {
  cities?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  replyHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['QuotedReview']>, ParentType, ContextType>;
  suggestedSearches?: Resolver<Array<ResolversTypes['SuggestedSearch']>, ParentType, ContextType>;
};

export type DomainOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DomainOverview'] = ResolversParentTypes['DomainOverview']> = {
  authorityScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  backlinks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organicTraffic?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  topCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DurationRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DurationRange'] = ResolversParentTypes['DurationRange']> = {
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmailSettingsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSettingsUserError'] = ResolversParentTypes['EmailSettingsUserError']> = {
  code?: Resolver<ResolversTypes['EmailSettingsErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmployeeRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeRange'] = ResolversParentTypes['EmployeeRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackUserError'] = ResolversParentTypes['FeedbackUserError']> = {
  code?: Resolver<ResolversTypes['FeedbackErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FilterCatalogueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCatalogue'] = ResolversParentTypes['FilterCatalogue']> = {
  budgets?: Resolver<Array<ResolversTypes['Budget']>, ParentType, ContextType>;
  businessSizes?: Resolver<Array<ResolversTypes['BusinessSize']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Industry']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['WorkingLanguage']>, ParentType, ContextType>;
  numberOfEmployees?: Resolver<Array<ResolversTypes['EmployeeRange']>, ParentType, ContextType>;
  projectDurations?: Resolver<Array<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['ToolCategory']>, ParentType, ContextType>;
};

export type FoundMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundMessageEdge'] = ResolversParentTypes['FoundMessageEdge']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type HistoryTruncatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryTruncated'] = ResolversParentTypes['HistoryTruncated']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HubspotUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubspotUserError'] = ResolversParentTypes['HubspotUserError']> = {
  code?: Resolver<ResolversTypes['HubspotErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageUserError'] = ResolversParentTypes['ImageUserError']> = {
  code?: Resolver<ResolversTypes['ImageErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndustryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Industry'] = ResolversParentTypes['Industry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastMessage'] = ResolversParentTypes['LastMessage']> = {
  body?: Resolver<Maybe<ResolversTypes['MessageBody']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['MessageSender']>, ParentType, ContextType>;
  sentByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MessageStatus']>, ParentType, ContextType>;
};

export type LeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  canSetStage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['DeclineReason']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domainOverview?: Resolver<Maybe<ResolversTypes['DomainOverview']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['LeadNote']>>, ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['OriginalReview']>, ParentType, ContextType>;
  reviewStatus?: Resolver<Maybe<ResolversTypes['LeadReviewStatus']>, ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['LeadStage']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['LeadStatus']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['LeadType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadChangeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadChangeUserError'] = ResolversParentTypes['LeadChangeUserError']> = {
  code?: Resolver<ResolversTypes['LeadChangeErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadChanged'] = ResolversParentTypes['LeadChanged']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadConnection'] = ResolversParentTypes['LeadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeadEdge']>, ParentType, ContextType>;
  eventsCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isResponsivenessScoreLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCounters?: Resolver<ResolversTypes['LeadStatusCounters'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typeCounters?: Resolver<ResolversTypes['LeadTypeCounters'], ParentType, ContextType>;
};

export type LeadDistributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadDistribution'] = ResolversParentTypes['LeadDistribution']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadEdge'] = ResolversParentTypes['LeadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type LeadEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadEvent'] = ResolversParentTypes['LeadEvent']> = {
  __resolveType: TypeResolveFn<'LeadChanged' | 'LeadReceived' | 'LeadsFollowed', ParentType, ContextType>;
};

export type LeadNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadNote'] = ResolversParentTypes['LeadNote']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadReceived'] = ResolversParentTypes['LeadReceived']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadStatusCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadStatusCounters'] = ResolversParentTypes['LeadStatusCounters']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedToCrm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closedLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejectedByLead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadTypeCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadTypeCounters'] = ResolversParentTypes['LeadTypeCounters']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadUserError'] = ResolversParentTypes['LeadUserError']> = {
  code?: Resolver<ResolversTypes['LeadErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadsByBudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsByBudget'] = ResolversParentTypes['LeadsByBudget']> = {
  from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LeadsFollowedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsFollowed'] = ResolversParentTypes['LeadsFollowed']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadsSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsSummary'] = ResolversParentTypes['LeadsSummary']> = {
  budgetRanges?: Resolver<Maybe<Array<ResolversTypes['LeadsByBudget']>>, ParentType, ContextType>;
  budgets?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  distribution?: Resolver<ResolversTypes['LeadDistribution'], ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['LocationType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoPayload'] = ResolversParentTypes['LogoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ProfileUserError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  body?: Resolver<Maybe<ResolversTypes['MessageBody']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['MessageSender']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MessageStatus']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageBody'] = ResolversParentTypes['MessageBody']> = {
  __resolveType: TypeResolveFn<'DeletedBody' | 'SystemBody' | 'TextBody', ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  firstMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstPreviouslyUnreadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageDeleted'] = ResolversParentTypes['MessageDeleted']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedMessageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type MessageSearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSearchConnection'] = ResolversParentTypes['MessageSearchConnection']> = {
  chats?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FoundMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessagesAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesAdded'] = ResolversParentTypes['MessagesAdded']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageEdges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagesChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesChanged'] = ResolversParentTypes['MessagesChanged']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessengerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Messenger'] = ResolversParentTypes['Messenger']> = {
  activeLeads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counters?: Resolver<Maybe<ResolversTypes['ChatCounters']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessengerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessengerEvent'] = ResolversParentTypes['MessengerEvent']> = {
  __resolveType: TypeResolveFn<'ChatsChanged' | 'CountersChanged', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptLead: Resolver<ResolversTypes['AcceptLeadPayload'], ParentType, ContextType, RequireFields<MutationAcceptLeadArgs, 'input'>>;
  addLeadNote: Resolver<ResolversTypes['AddLeadNotePayload'], ParentType, ContextType, RequireFields<MutationAddLeadNoteArgs, 'input'>>;
  addLeadToHubspot: Resolver<ResolversTypes['AddLeadToHubspotPayload'], ParentType, ContextType, RequireFields<MutationAddLeadToHubspotArgs, 'input'>>;
  addWhatsAppNumber: Resolver<ResolversTypes['AddWhatsAppNumberPayload'], ParentType, ContextType, RequireFields<MutationAddWhatsAppNumberArgs, 'input'>>;
  answerDeal: Resolver<ResolversTypes['AnswerDealPayload'], ParentType, ContextType, RequireFields<MutationAnswerDealArgs, 'input'>>;
  answerReviewRequest: Resolver<ResolversTypes['AnswerReviewRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerReviewRequestArgs, 'input'>>;
  archiveChat: Resolver<ResolversTypes['ChatActionPayload'], ParentType, ContextType, RequireFields<MutationArchiveChatArgs, 'input'>>;
  buyProjects: Resolver<ResolversTypes['BuyProjectsPayload'], ParentType, ContextType, RequireFields<MutationBuyProjectsArgs, 'input'>>;
  buyTariff: Resolver<ResolversTypes['BuyTariffPayload'], ParentType, ContextType, RequireFields<MutationBuyTariffArgs, 'input'>>;
  completeGetStarted: Resolver<ResolversTypes['CompleteGetStartedPayload'], ParentType, ContextType>;
  createAccessToken: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createWebhook: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineLead: Resolver<ResolversTypes['DeclineLeadPayload'], ParentType, ContextType, RequireFields<MutationDeclineLeadArgs, 'input'>>;
  deleteChat: Resolver<ResolversTypes['ChatActionPayload'], ParentType, ContextType, RequireFields<MutationDeleteChatArgs, 'input'>>;
  deleteLeadNote: Resolver<ResolversTypes['DeleteLeadNotePayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadNoteArgs, 'input'>>;
  deleteLogo: Resolver<ResolversTypes['LogoPayload'], ParentType, ContextType>;
  deleteMessage: Resolver<ResolversTypes['DeleteMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'input'>>;
  deleteReply: Resolver<ResolversTypes['DeleteReplyPayload'], ParentType, ContextType, RequireFields<MutationDeleteReplyArgs, 'input'>>;
  deleteWebhook: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  orderStories: Resolver<Maybe<ResolversTypes['OrderStoriesPayload']>, ParentType, ContextType, RequireFields<MutationOrderStoriesArgs, 'input'>>;
  publishProfile: Resolver<ResolversTypes['SaveProfilePayload'], ParentType, ContextType, Partial<MutationPublishProfileArgs>>;
  recordAgencyEvents: Resolver<ResolversTypes['RecordAgencyEventsPayload'], ParentType, ContextType, RequireFields<MutationRecordAgencyEventsArgs, 'input'>>;
  redeliverWebhook: Resolver<ResolversTypes['RedeliverWebhookPayload'], ParentType, ContextType, RequireFields<MutationRedeliverWebhookArgs, 'input'>>;
  removeStory: Resolver<ResolversTypes['StoryActionPayload'], ParentType, ContextType, RequireFields<MutationRemoveStoryArgs, 'input'>>;
  removeWhatsAppNumber: Resolver<ResolversTypes['RemoveWhatsAppNumberPayload'], ParentType, ContextType, RequireFields<MutationRemoveWhatsAppNumberArgs, 'input'>>;
  requestPasswordReset: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreChat: Resolver<ResolversTypes['ChatActionPayload'], ParentType, ContextType, RequireFields<MutationRestoreChatArgs, 'input'>>;
  restoreStory: Resolver<ResolversTypes['StoryActionPayload'], ParentType, ContextType, RequireFields<MutationRestoreStoryArgs, 'input'>>;
  revokeAccessToken: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  rotateWebhookSecret: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  saveAwards: Resolver<ResolversTypes['SaveImagesPayload'], ParentType, ContextType, RequireFields<MutationSaveAwardsArgs, 'input'>>;
  saveClientLogos: Resolver<ResolversTypes['SaveImagesPayload'], ParentType, ContextType, RequireFields<MutationSaveClientLogosArgs, 'input'>>;
  saveDeclineReason: Resolver<ResolversTypes['SaveDeclineReasonPayload'], ParentType, ContextType, RequireFields<MutationSaveDeclineReasonArgs, 'input'>>;
  saveEmailSettings: Resolver<ResolversTypes['SaveEmailSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveEmailSettingsArgs, 'input'>>;
  saveNewRanges: Resolver<ResolversTypes['SaveNewRangesPayload'], ParentType, ContextType, RequireFields<MutationSaveNewRangesArgs, 'input'>>;
  saveProfile: Resolver<ResolversTypes['SaveProfilePayload'], ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  saveReply: Resolver<ResolversTypes['SaveReplyPayload'], ParentType, ContextType, RequireFields<MutationSaveReplyArgs, 'input'>>;
  saveReview: Resolver<ResolversTypes['SaveReviewPayload'], ParentType, ContextType, RequireFields<MutationSaveReviewArgs, 'input'>>;
  saveStory: Resolver<ResolversTypes['SaveStoryPayload'], ParentType, ContextType, RequireFields<MutationSaveStoryArgs, 'input'>>;
  sendApplication: Resolver<ResolversTypes['SendApplicationPayload'], ParentType, ContextType, RequireFields<MutationSendApplicationArgs, 'input'>>;
  sendBrief: Resolver<ResolversTypes['SendBriefPayload'], ParentType, ContextType, RequireFields<MutationSendBriefArgs, 'input'>>;
  sendFeedback: Resolver<ResolversTypes['SendFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  sendMessage: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendSurvey: Resolver<ResolversTypes['SendSurveyPayload'], ParentType, ContextType, RequireFields<MutationSendSurveyArgs, 'input'>>;
  sendTestWebhook: Resolver<ResolversTypes['SendTestWebhookPayload'], ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'input'>>;
  setFeature: Resolver<ResolversTypes['SetFeaturePayload'], ParentType, ContextType, RequireFields<MutationSetFeatureArgs, 'input'>>;
  setLeadStage: Resolver<ResolversTypes['SetLeadStagePayload'], ParentType, ContextType, RequireFields<MutationSetLeadStageArgs, 'input'>>;
  setLocale: Resolver<ResolversTypes['SetLocalePayload'], ParentType, ContextType, RequireFields<MutationSetLocaleArgs, 'input'>>;
  setTimeZone: Resolver<ResolversTypes['SetTimeZonePayload'], ParentType, ContextType, RequireFields<MutationSetTimeZoneArgs, 'input'>>;
  setUpScoreProject: Resolver<ResolversTypes['SetUpScoreProjectPayload'], ParentType, ContextType, RequireFields<MutationSetUpScoreProjectArgs, 'input'>>;
  setUpSiteAudit: Resolver<ResolversTypes['SetUpSiteAuditPayload'], ParentType, ContextType>;
  setWhatsAppNotifications: Resolver<ResolversTypes['SetWhatsAppNotificationsPayload'], ParentType, ContextType, RequireFields<MutationSetWhatsAppNotificationsArgs, 'input'>>;
  signIn: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signUp: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  unarchiveChat: Resolver<ResolversTypes['ChatActionPayload'], ParentType, ContextType, RequireFields<MutationUnarchiveChatArgs, 'input'>>;
  updateWebhook: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  uploadLogo: Resolver<ResolversTypes['LogoPayload'], ParentType, ContextType, RequireFields<MutationUploadLogoArgs, 'input'>>;
  verifyWhatsAppNumber: Resolver<ResolversTypes['VerifyWhatsAppNumberPayload'], ParentType, ContextType, RequireFields<MutationVerifyWhatsAppNumberArgs, 'input'>>;
};

export type NewRangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewRanges'] = ResolversParentTypes['NewRanges']> = {
  budgets?: Resolver<Array<ResolversTypes['Budget']>, ParentType, ContextType>;
  projectDurations?: Resolver<Array<ResolversTypes['DurationRange']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccessToken' | 'Account' | 'Agency' | 'Award' | 'Budget' | 'BusinessSize' | 'Chat' | 'ClientLogo' | 'Deal' | 'DurationRange' | 'EmployeeRange' | 'Industry' | 'Lead' | 'LeadNote' | 'Location' | 'Message' | 'Messenger' | 'Profile' | 'PublishedReview' | 'ReviewRequest' | 'SavedReply' | 'Service' | 'SuccessStory' | 'Tool' | 'User' | 'Viewer' | 'Webhook' | 'WebhookDelivery' | 'WhatsAppRecipient' | 'WorkingLanguage', ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OnboardingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Onboarding'] = ResolversParentTypes['Onboarding']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
};

export type OnboardingStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingStep'] = ResolversParentTypes['OnboardingStep']> = {
  name?: Resolver<ResolversTypes['OnboardingStepName'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['OnboardingStepState']>, ParentType, ContextType>;
};

export type OrderStoriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStoriesPayload'] = ResolversParentTypes['OrderStoriesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['StoryUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type OriginalReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OriginalReview'] = ResolversParentTypes['OriginalReview']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  solution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReviewStatus']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnReviewSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReviewSummary'] = ResolversParentTypes['OwnReviewSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  googleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  googleStatus?: Resolver<Maybe<ResolversTypes['GoogleReviewStatus']>, ParentType, ContextType>;
  originalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalStatus?: Resolver<Maybe<ResolversTypes['OriginalReviewsStatus']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  around?: Resolver<Array<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageOptimizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageOptimization'] = ResolversParentTypes['PageOptimization']> = {
  awards?: Resolver<Array<ResolversTypes['Award']>, ParentType, ContextType>;
  clientLogos?: Resolver<Array<ResolversTypes['ClientLogo']>, ParentType, ContextType>;
  stories?: Resolver<Array<ResolversTypes['SuccessStory']>, ParentType, ContextType>;
};

export type PagePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePart'] = ResolversParentTypes['PagePart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['PagePartName']>, ParentType, ContextType>;
};

export type PageSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageSummary'] = ResolversParentTypes['PageSummary']> = {
  impressions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkClicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageViews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  websiteClicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageVisibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageVisibility'] = ResolversParentTypes['PageVisibility']> = {
  parts?: Resolver<Array<ResolversTypes['PagePart']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlaceCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceCounts'] = ResolversParentTypes['PlaceCounts']> = {
  office?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Prices'] = ResolversParentTypes['Prices']> = {
  business?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  guru?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leadGen?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pro?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  agencyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budgets?: Resolver<Maybe<Array<ResolversTypes['Budget']>>, ParentType, ContextType>;
  businessSizes?: Resolver<Maybe<Array<ResolversTypes['BusinessSize']>>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['ProfileCompleteness'], ParentType, ContextType>;
  detailedDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailSettings?: Resolver<ResolversTypes['ProfileEmailSettings'], ParentType, ContextType>;
  founded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industries?: Resolver<Maybe<Array<ResolversTypes['Industry']>>, ParentType, ContextType>;
  invalidFields?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFirstPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Maybe<Array<ResolversTypes['WorkingLanguage']>>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['AccountLimits']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['ProfileLogo']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newRanges?: Resolver<Maybe<ResolversTypes['NewRanges']>, ParentType, ContextType>;
  numberOfEmployees?: Resolver<Maybe<ResolversTypes['EmployeeRange']>, ParentType, ContextType>;
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>;
  projectDurations?: Resolver<Maybe<Array<ResolversTypes['DurationRange']>>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  semrushExpert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socials?: Resolver<ResolversTypes['ProfileSocials'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ProfileState']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tools?: Resolver<Maybe<Array<ResolversTypes['Tool']>>, ParentType, ContextType>;
  updatedLimits?: Resolver<Array<ResolversTypes['ProfileLimit']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileCompletenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileCompleteness'] = ResolversParentTypes['ProfileCompleteness']> = {
  empty?: Resolver<Array<ResolversTypes['ProfileField']>, ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileEmailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileEmailSettings'] = ResolversParentTypes['ProfileEmailSettings']> = {
  isConsented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileLogo'] = ResolversParentTypes['ProfileLogo']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileSocialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSocials'] = ResolversParentTypes['ProfileSocials']> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUserError'] = ResolversParentTypes['ProfileUserError']> = {
  code?: Resolver<ResolversTypes['ProfileErrorCode'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectLimits'] = ResolversParentTypes['ProjectLimits']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectsPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectsPurchase'] = ResolversParentTypes['ProjectsPurchase']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  todayCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PublishedReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedReview'] = ResolversParentTypes['PublishedReview']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  solution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishedReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedReviewConnection'] = ResolversParentTypes['PublishedReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PublishedReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PublishedReview']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishedReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedReviewEdge'] = ResolversParentTypes['PublishedReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['PublishedReview']>, ParentType, ContextType>;
};

export type PurchaseUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseUserError'] = ResolversParentTypes['PurchaseUserError']> = {
  code?: Resolver<ResolversTypes['PurchaseErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agencies: Resolver<Maybe<ResolversTypes['AgencyConnection']>, ParentType, ContextType, RequireFields<QueryAgenciesArgs, 'first' | 'sort'>>;
  agency: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType, RequireFields<QueryAgencyArgs, 'alias'>>;
  cities: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'first' | 'pattern'>>;
  countries: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  directorySummary: Resolver<Maybe<ResolversTypes['DirectorySummary']>, ParentType, ContextType>;
  filters: Resolver<ResolversTypes['FilterCatalogue'], ParentType, ContextType>;
  locations: Resolver<Maybe<Array<ResolversTypes['Location']>>, ParentType, ContextType, RequireFields<QueryLocationsArgs, 'pattern' | 'types'>>;
  node: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  prices: Resolver<ResolversTypes['Prices'], ParentType, ContextType>;
  reviewRequest: Resolver<Maybe<ResolversTypes['ReviewRequest']>, ParentType, ContextType, RequireFields<QueryReviewRequestArgs, 'uuid'>>;
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuickPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickPurchase'] = ResolversParentTypes['QuickPurchase']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  todayCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type QuotedReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedReview'] = ResolversParentTypes['QuotedReview']> = {
  agencyAlias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agencyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordAgencyEventsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordAgencyEventsPayload'] = ResolversParentTypes['RecordAgencyEventsPayload']> = {
  isCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedeliverWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
};

export type RemoveWhatsAppNumberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWhatsAppNumberPayload'] = ResolversParentTypes['RemoveWhatsAppNumberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WhatsAppUserError']>, ParentType, ContextType>;
  removedRecipientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReplyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyUserError'] = ResolversParentTypes['ReplyUserError']> = {
  code?: Resolver<ResolversTypes['ReplyErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResponseReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponseReason'] = ResolversParentTypes['ResponseReason']> = {
  code?: Resolver<Maybe<ResolversTypes['ResponseReasonCode']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResponseVisibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResponseVisibility'] = ResolversParentTypes['ResponseVisibility']> = {
  answeredInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  decided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ResponseReason']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReviewRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewRequest'] = ResolversParentTypes['ReviewRequest']> = {
  agencyAlias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectDuration?: Resolver<Maybe<ResolversTypes['DurationRange']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  solution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ReviewStatus']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  googleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  googleStatus?: Resolver<Maybe<ResolversTypes['GoogleReviewStatus']>, ParentType, ContextType>;
  originalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCounts?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type ReviewUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewUserError'] = ResolversParentTypes['ReviewUserError']> = {
  code?: Resolver<ResolversTypes['ReviewErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewableLeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewableLead'] = ResolversParentTypes['ReviewableLead']> = {
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewStatus?: Resolver<Maybe<ResolversTypes['LeadReviewStatus']>, ParentType, ContextType>;
};

export type ReviewableLeadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewableLeadConnection'] = ResolversParentTypes['ReviewableLeadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewableLeadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReviewableLead']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewableLeadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewableLeadEdge'] = ResolversParentTypes['ReviewableLeadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['ReviewableLead']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  revokedAccessTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SaveDeclineReasonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDeclineReasonPayload'] = ResolversParentTypes['SaveDeclineReasonPayload']> = {
  errors?: Resolver<Array<ResolversTypes['LeadChangeUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type SaveEmailSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveEmailSettingsPayload'] = ResolversParentTypes['SaveEmailSettingsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['EmailSettingsUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveImagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveImagesPayload'] = ResolversParentTypes['SaveImagesPayload']> = {
  added?: Resolver<Array<ResolversTypes['AddedImage']>, ParentType, ContextType>;
  changedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImageUserError']>, ParentType, ContextType>;
  isOrdered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveNewRangesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveNewRangesPayload'] = ResolversParentTypes['SaveNewRangesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ProfileUserError']>, ParentType, ContextType>;
  newRanges?: Resolver<Maybe<ResolversTypes['NewRanges']>, ParentType, ContextType>;
};

export type SaveProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProfilePayload'] = ResolversParentTypes['SaveProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['ProfileUserError']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveReplyPayload'] = ResolversParentTypes['SaveReplyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ReplyUserError']>, ParentType, ContextType>;
  savedReply?: Resolver<Maybe<ResolversTypes['SavedReply']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SaveReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveReviewPayload'] = ResolversParentTypes['SaveReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ReviewUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['OriginalReview']>, ParentType, ContextType>;
  shareUuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveStoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStoryPayload'] = ResolversParentTypes['SaveStoryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['StoryUserError']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['SuccessStory']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SavedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedReply'] = ResolversParentTypes['SavedReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScorePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorePart'] = ResolversParentTypes['ScorePart']> = {
  maximum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ScorePartName'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ScoreProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreProject'] = ResolversParentTypes['ScoreProject']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoreUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreUserError'] = ResolversParentTypes['ScoreUserError']> = {
  code?: Resolver<ResolversTypes['ScoreErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendApplicationPayload'] = ResolversParentTypes['SendApplicationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ProfileUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SendBriefPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendBriefPayload'] = ResolversParentTypes['SendBriefPayload']> = {
  errors?: Resolver<Array<ResolversTypes['BriefUserError']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackPayload'] = ResolversParentTypes['SendFeedbackPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FeedbackUserError']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ChatUserError']>, ParentType, ContextType>;
  messageEdge?: Resolver<Maybe<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
};

export type SendSurveyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSurveyPayload'] = ResolversParentTypes['SendSurveyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FeedbackUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SendTestWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestWebhookPayload'] = ResolversParentTypes['SendTestWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceLimits'] = ResolversParentTypes['ServiceLimits']> = {
  children?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SessionUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionUserError'] = ResolversParentTypes['SessionUserError']> = {
  code?: Resolver<ResolversTypes['SessionErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFeaturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFeaturePayload'] = ResolversParentTypes['SetFeaturePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountUserError']>, ParentType, ContextType>;
};

export type SetLeadStagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLeadStagePayload'] = ResolversParentTypes['SetLeadStagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['LeadChangeUserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type SetLocalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLocalePayload'] = ResolversParentTypes['SetLocalePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountUserError']>, ParentType, ContextType>;
};

export type SetTimeZonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTimeZonePayload'] = ResolversParentTypes['SetTimeZonePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AccountUserError']>, ParentType, ContextType>;
};

export type SetUpScoreProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpScoreProjectPayload'] = ResolversParentTypes['SetUpScoreProjectPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ScoreUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetUpSiteAuditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSiteAuditPayload'] = ResolversParentTypes['SetUpSiteAuditPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ScoreUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SetWhatsAppNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetWhatsAppNotificationsPayload'] = ResolversParentTypes['SetWhatsAppNotificationsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WhatsAppUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SessionUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type StoryActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryActionPayload'] = ResolversParentTypes['StoryActionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['StoryUserError']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type StoryHighlightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryHighlight'] = ResolversParentTypes['StoryHighlight']> = {
  budget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoryUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryUserError'] = ResolversParentTypes['StoryUserError']> = {
  code?: Resolver<ResolversTypes['StoryErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  chatEvents: SubscriptionResolver<ResolversTypes['ChatEvent'], "chatEvents", ParentType, ContextType, RequireFields<SubscriptionChatEventsArgs, 'chatId'>>;
  leadEvents: SubscriptionResolver<ResolversTypes['LeadEvent'], "leadEvents", ParentType, ContextType, Partial<SubscriptionLeadEventsArgs>>;
  messengerEvents: SubscriptionResolver<ResolversTypes['MessengerEvent'], "messengerEvents", ParentType, ContextType>;
};

export type SuccessStoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuccessStory'] = ResolversParentTypes['SuccessStory']> = {
  budget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StoryStatus']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuggestedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedSearch'] = ResolversParentTypes['SuggestedSearch']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type SystemBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemBody'] = ResolversParentTypes['SystemBody']> = {
  key?: Resolver<Maybe<ResolversTypes['SystemMessageKey']>, ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['SystemMessageParam']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DealStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SystemMessageParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemMessageParam'] = ResolversParentTypes['SystemMessageParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextBody'] = ResolversParentTypes['TextBody']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ToolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ToolCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToolCategory'] = ResolversParentTypes['ToolCategory']> = {
  category?: Resolver<Maybe<ResolversTypes['ToolCategoryName']>, ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnderstoodWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnderstoodWords'] = ResolversParentTypes['UnderstoodWords']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countOfOthers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['Industry']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['WorkingLanguage']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WebhookUserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  agencyAlias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agencyStatus?: Resolver<Maybe<ResolversTypes['AgencyStatus']>, ParentType, ContextType>;
  blockReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  filledDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  getStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasHubspotAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moderationStatus?: Resolver<Maybe<ResolversTypes['ModerationStatus']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  semrushId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountUserError' | 'BriefUserError' | 'ChatUserError' | 'DealUserError' | 'EmailSettingsUserError' | 'FeedbackUserError' | 'HubspotUserError' | 'ImageUserError' | 'LeadChangeUserError' | 'LeadUserError' | 'ProfileUserError' | 'PurchaseUserError' | 'ReplyUserError' | 'ReviewUserError' | 'ScoreUserError' | 'SessionUserError' | 'StoryUserError' | 'WebhookUserError' | 'WhatsAppUserError', ParentType, ContextType>;
};

export type VerifyWhatsAppNumberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyWhatsAppNumberPayload'] = ResolversParentTypes['VerifyWhatsAppNumberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WhatsAppUserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessTokens?: Resolver<Maybe<Array<ResolversTypes['AccessToken']>>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  agency?: Resolver<Maybe<ResolversTypes['Agency']>, ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, Partial<ViewerChatArgs>>;
  chats?: Resolver<Maybe<ResolversTypes['ChatConnection']>, ParentType, ContextType, RequireFields<ViewerChatsArgs, 'first' | 'view'>>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType, Partial<ViewerDealArgs>>;
  emailSettings?: Resolver<Maybe<ResolversTypes['ProfileEmailSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType, Partial<ViewerLeadArgs>>;
  leads?: Resolver<Maybe<ResolversTypes['LeadConnection']>, ParentType, ContextType, RequireFields<ViewerLeadsArgs, 'first' | 'period' | 'sort'>>;
  messageSearch?: Resolver<Maybe<ResolversTypes['MessageSearchConnection']>, ParentType, ContextType, RequireFields<ViewerMessageSearchArgs, 'first' | 'query'>>;
  messenger?: Resolver<Maybe<ResolversTypes['Messenger']>, ParentType, ContextType>;
  onboarding?: Resolver<Maybe<ResolversTypes['Onboarding']>, ParentType, ContextType>;
  pageOptimization?: Resolver<Maybe<ResolversTypes['PageOptimization']>, ParentType, ContextType>;
  pendingDeals?: Resolver<Maybe<Array<ResolversTypes['Deal']>>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  reviewSummary?: Resolver<Maybe<ResolversTypes['OwnReviewSummary']>, ParentType, ContextType>;
  reviewableLeads?: Resolver<Maybe<ResolversTypes['ReviewableLeadConnection']>, ParentType, ContextType, RequireFields<ViewerReviewableLeadsArgs, 'first'>>;
  savedReplies?: Resolver<Maybe<Array<ResolversTypes['SavedReply']>>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['AgencyScore']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  whatsApp?: Resolver<Maybe<ResolversTypes['WhatsAppSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visibility'] = ResolversParentTypes['Visibility']> = {
  pageOptimization?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  responsiveScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VisibilityDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibilityDetails'] = ResolversParentTypes['VisibilityDetails']> = {
  page?: Resolver<Maybe<ResolversTypes['PageVisibility']>, ParentType, ContextType>;
  response?: Resolver<ResolversTypes['ResponseVisibility'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousSecretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recentDeliveredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentEventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebhookStatus']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookAttemptError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebhookDeliveryStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookUserError'] = ResolversParentTypes['WebhookUserError']> = {
  code?: Resolver<ResolversTypes['WebhookErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatsAppRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatsAppRecipient'] = ResolversParentTypes['WhatsAppRecipient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatsAppSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatsAppSettings'] = ResolversParentTypes['WhatsAppSettings']> = {
  pending?: Resolver<Maybe<ResolversTypes['WhatsAppRecipient']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['WhatsAppRecipient']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<ResolversTypes['WhatsAppRecipient']>, ParentType, ContextType>;
};

export type WhatsAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatsAppUserError'] = ResolversParentTypes['WhatsAppUserError']> = {
  code?: Resolver<ResolversTypes['WhatsAppErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WiderFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WiderFilter'] = ResolversParentTypes['WiderFilter']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['AgencyFilterName']>, ParentType, ContextType>;
};

export type WorkingLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkingLanguage'] = ResolversParentTypes['WorkingLanguage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptLeadPayload?: AcceptLeadPayloadResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountCounters?: AccountCountersResolvers<ContextType>;
  AccountLimits?: AccountLimitsResolvers<ContextType>;
  AccountSubscription?: AccountSubscriptionResolvers<ContextType>;
  AccountUserError?: AccountUserErrorResolvers<ContextType>;
  AddLeadNotePayload?: AddLeadNotePayloadResolvers<ContextType>;
  AddLeadToHubspotPayload?: AddLeadToHubspotPayloadResolvers<ContextType>;
  AddWhatsAppNumberPayload?: AddWhatsAppNumberPayloadResolvers<ContextType>;
  AddedImage?: AddedImageResolvers<ContextType>;
  Agency?: AgencyResolvers<ContextType>;
  AgencyConnection?: AgencyConnectionResolvers<ContextType>;
  AgencyEdge?: AgencyEdgeResolvers<ContextType>;
  AgencyFacet?: AgencyFacetResolvers<ContextType>;
  AgencyFacetValue?: AgencyFacetValueResolvers<ContextType>;
  AgencyImage?: AgencyImageResolvers<ContextType>;
  AgencyScore?: AgencyScoreResolvers<ContextType>;
  AgencySocials?: AgencySocialsResolvers<ContextType>;
  AnswerDealPayload?: AnswerDealPayloadResolvers<ContextType>;
  AnswerReviewRequestPayload?: AnswerReviewRequestPayloadResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  BriefUserError?: BriefUserErrorResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  BusinessSize?: BusinessSizeResolvers<ContextType>;
  BuyProjectsPayload?: BuyProjectsPayloadResolvers<ContextType>;
  BuyTariffPayload?: BuyTariffPayloadResolvers<ContextType>;
  Certificates?: CertificatesResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatActionPayload?: ChatActionPayloadResolvers<ContextType>;
  ChatConnection?: ChatConnectionResolvers<ContextType>;
  ChatCounters?: ChatCountersResolvers<ContextType>;
  ChatEdge?: ChatEdgeResolvers<ContextType>;
  ChatEvent?: ChatEventResolvers<ContextType>;
  ChatLead?: ChatLeadResolvers<ContextType>;
  ChatUpdated?: ChatUpdatedResolvers<ContextType>;
  ChatUserError?: ChatUserErrorResolvers<ContextType>;
  ChatsChanged?: ChatsChangedResolvers<ContextType>;
  ClientLogo?: ClientLogoResolvers<ContextType>;
  CompleteGetStartedPayload?: CompleteGetStartedPayloadResolvers<ContextType>;
  ContactMethod?: ContactMethodResolvers<ContextType>;
  CountersChanged?: CountersChangedResolvers<ContextType>;
  CountryFacet?: CountryFacetResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  DailyFigures?: DailyFiguresResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardAction?: DashboardActionResolvers<ContextType>;
  DashboardRange?: DashboardRangeResolvers<ContextType>;
  DashboardSeries?: DashboardSeriesResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deal?: DealResolvers<ContextType>;
  DealUserError?: DealUserErrorResolvers<ContextType>;
  DeclineLeadPayload?: DeclineLeadPayloadResolvers<ContextType>;
  DeleteLeadNotePayload?: DeleteLeadNotePayloadResolvers<ContextType>;
  DeleteMessagePayload?: DeleteMessagePayloadResolvers<ContextType>;
  DeleteReplyPayload?: DeleteReplyPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DeletedBody?: DeletedBodyResolvers<ContextType>;
  DirectorySummary?: DirectorySummaryResolvers<ContextType>;
  DomainOverview?: DomainOverviewResolvers<ContextType>;
  DurationRange?: DurationRangeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EmailSettingsUserError?: EmailSettingsUserErrorResolvers<ContextType>;
  EmployeeRange?: EmployeeRangeResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  FeedbackUserError?: FeedbackUserErrorResolvers<ContextType>;
  FilterCatalogue?: FilterCatalogueResolvers<ContextType>;
  FoundMessageEdge?: FoundMessageEdgeResolvers<ContextType>;
  HistoryTruncated?: HistoryTruncatedResolvers<ContextType>;
  HubspotUserError?: HubspotUserErrorResolvers<ContextType>;
  ImageUserError?: ImageUserErrorResolvers<ContextType>;
  Industry?: IndustryResolvers<ContextType>;
  LastMessage?: LastMessageResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadChangeUserError?: LeadChangeUserErrorResolvers<ContextType>;
  LeadChanged?: LeadChangedResolvers<ContextType>;
  LeadConnection?: LeadConnectionResolvers<ContextType>;
  LeadDistribution?: LeadDistributionResolvers<ContextType>;
  LeadEdge?: LeadEdgeResolvers<ContextType>;
  LeadEvent?: LeadEventResolvers<ContextType>;
  LeadNote?: LeadNoteResolvers<ContextType>;
  LeadReceived?: LeadReceivedResolvers<ContextType>;
  LeadStatusCounters?: LeadStatusCountersResolvers<ContextType>;
  LeadTypeCounters?: LeadTypeCountersResolvers<ContextType>;
  LeadUserError?: LeadUserErrorResolvers<ContextType>;
  LeadsByBudget?: LeadsByBudgetResolvers<ContextType>;
  LeadsFollowed?: LeadsFollowedResolvers<ContextType>;
  LeadsSummary?: LeadsSummaryResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LogoPayload?: LogoPayloadResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageBody?: MessageBodyResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageDeleted?: MessageDeletedResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageSearchConnection?: MessageSearchConnectionResolvers<ContextType>;
  MessagesAdded?: MessagesAddedResolvers<ContextType>;
  MessagesChanged?: MessagesChangedResolvers<ContextType>;
  Messenger?: MessengerResolvers<ContextType>;
  MessengerEvent?: MessengerEventResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewRanges?: NewRangesResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  Onboarding?: OnboardingResolvers<ContextType>;
  OnboardingStep?: OnboardingStepResolvers<ContextType>;
  OrderStoriesPayload?: OrderStoriesPayloadResolvers<ContextType>;
  OriginalReview?: OriginalReviewResolvers<ContextType>;
  OwnReviewSummary?: OwnReviewSummaryResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageOptimization?: PageOptimizationResolvers<ContextType>;
  PagePart?: PagePartResolvers<ContextType>;
  PageSummary?: PageSummaryResolvers<ContextType>;
  PageVisibility?: PageVisibilityResolvers<ContextType>;
  PlaceCounts?: PlaceCountsResolvers<ContextType>;
  Prices?: PricesResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileCompleteness?: ProfileCompletenessResolvers<ContextType>;
  ProfileEmailSettings?: ProfileEmailSettingsResolvers<ContextType>;
  ProfileLogo?: ProfileLogoResolvers<ContextType>;
  ProfileSocials?: ProfileSocialsResolvers<ContextType>;
  ProfileUserError?: ProfileUserErrorResolvers<ContextType>;
  ProjectLimits?: ProjectLimitsResolvers<ContextType>;
  ProjectsPurchase?: ProjectsPurchaseResolvers<ContextType>;
  PublishedReview?: PublishedReviewResolvers<ContextType>;
  PublishedReviewConnection?: PublishedReviewConnectionResolvers<ContextType>;
  PublishedReviewEdge?: PublishedReviewEdgeResolvers<ContextType>;
  PurchaseUserError?: PurchaseUserErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickPurchase?: QuickPurchaseResolvers<ContextType>;
  QuotedReview?: QuotedReviewResolvers<ContextType>;
  RecordAgencyEventsPayload?: RecordAgencyEventsPayloadResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  RemoveWhatsAppNumberPayload?: RemoveWhatsAppNumberPayloadResolvers<ContextType>;
  ReplyUserError?: ReplyUserErrorResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResponseReason?: ResponseReasonResolvers<ContextType>;
  ResponseVisibility?: ResponseVisibilityResolvers<ContextType>;
  ReviewRequest?: ReviewRequestResolvers<ContextType>;
  ReviewSummary?: ReviewSummaryResolvers<ContextType>;
  ReviewUserError?: ReviewUserErrorResolvers<ContextType>;
  ReviewableLead?: ReviewableLeadResolvers<ContextType>;
  ReviewableLeadConnection?: ReviewableLeadConnectionResolvers<ContextType>;
  ReviewableLeadEdge?: ReviewableLeadEdgeResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SaveDeclineReasonPayload?: SaveDeclineReasonPayloadResolvers<ContextType>;
  SaveEmailSettingsPayload?: SaveEmailSettingsPayloadResolvers<ContextType>;
  SaveImagesPayload?: SaveImagesPayloadResolvers<ContextType>;
  SaveNewRangesPayload?: SaveNewRangesPayloadResolvers<ContextType>;
  SaveProfilePayload?: SaveProfilePayloadResolvers<ContextType>;
  SaveReplyPayload?: SaveReplyPayloadResolvers<ContextType>;
  SaveReviewPayload?: SaveReviewPayloadResolvers<ContextType>;
  SaveStoryPayload?: SaveStoryPayloadResolvers<ContextType>;
  SavedReply?: SavedReplyResolvers<ContextType>;
  ScorePart?: ScorePartResolvers<ContextType>;
  ScoreProject?: ScoreProjectResolvers<ContextType>;
  ScoreUserError?: ScoreUserErrorResolvers<ContextType>;
  SendApplicationPayload?: SendApplicationPayloadResolvers<ContextType>;
  SendBriefPayload?: SendBriefPayloadResolvers<ContextType>;
  SendFeedbackPayload?: SendFeedbackPayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SendSurveyPayload?: SendSurveyPayloadResolvers<ContextType>;
  SendTestWebhookPayload?: SendTestWebhookPayloadResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceLimits?: ServiceLimitsResolvers<ContextType>;
  SessionUserError?: SessionUserErrorResolvers<ContextType>;
  SetFeaturePayload?: SetFeaturePayloadResolvers<ContextType>;
  SetLeadStagePayload?: SetLeadStagePayloadResolvers<ContextType>;
  SetLocalePayload?: SetLocalePayloadResolvers<ContextType>;
  SetTimeZonePayload?: SetTimeZonePayloadResolvers<ContextType>;
  SetUpScoreProjectPayload?: SetUpScoreProjectPayloadResolvers<ContextType>;
  SetUpSiteAuditPayload?: SetUpSiteAuditPayloadResolvers<ContextType>;
  SetWhatsAppNotificationsPayload?: SetWhatsAppNotificationsPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  StoryActionPayload?: StoryActionPayloadResolvers<ContextType>;
  StoryHighlight?: StoryHighlightResolvers<ContextType>;
  StoryUserError?: StoryUserErrorResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuccessStory?: SuccessStoryResolvers<ContextType>;
  SuggestedSearch?: SuggestedSearchResolvers<ContextType>;
  SystemBody?: SystemBodyResolvers<ContextType>;
  SystemMessageParam?: SystemMessageParamResolvers<ContextType>;
  TextBody?: TextBodyResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  ToolCategory?: ToolCategoryResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnderstoodWords?: UnderstoodWordsResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifyWhatsAppNumberPayload?: VerifyWhatsAppNumberPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Visibility?: VisibilityResolvers<ContextType>;
  VisibilityDetails?: VisibilityDetailsResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookUserError?: WebhookUserErrorResolvers<ContextType>;
  WhatsAppRecipient?: WhatsAppRecipientResolvers<ContextType>;
  WhatsAppSettings?: WhatsAppSettingsResolvers<ContextType>;
  WhatsAppUserError?: WhatsAppUserErrorResolvers<ContextType>;
  WiderFilter?: WiderFilterResolvers<ContextType>;
  WorkingLanguage?: WorkingLanguageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
