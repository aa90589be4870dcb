import type { ColumnType, Generated } from 'kysely';
import type { TokenScope } from '../../../domain/tokenScopes.ts';
import type { WireLocale, WireSubscription, WireUser } from '../../contract/account.ts';

/** A jsonb column: read as the value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** One account is one user with at most one agency (tables/agencies.ts). */
export interface AccountsTable {
  id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  semrush_id: Generated<number>;
  locale: Generated<WireLocale>;
  /** IANA name. */
  time_zone: Generated<string>;
  get_started: Generated<boolean>;
  forms: JsonWithDefault<string[]>;
  roles: JsonWithDefault<WireUser['roles']>;
  has_hubspot_access: Generated<boolean>;
  product_name: Generated<WireSubscription['productName']>;
  subscription_status: Generated<WireSubscription['status']>;
  tariff: Generated<WireSubscription['tariff']>;
  /** Incrementing it invalidates all CSRF tokens of the account. */
  csrf_epoch: Generated<number>;
  created_at: Date;
}

export interface FeaturesTable {
  account_id: string;
  name: string;
  enabled: boolean;
}

/** Recipients of emails about leads and messages. Without a row: the account's own address, with consent. */
export interface EmailSettingsTable {
  account_id: string;
  is_consented: boolean;
  addresses: string[];
}

/** A signed-in browser session. Ended sessions are deleted. */
export interface SessionsTable {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  account_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Personal access tokens. Revoked ones are deleted. */
export interface AccessTokensTable {
  id: string;
  account_id: string;
  token_hash: string;
  name: string;
  scopes: Json<TokenScope[]>;
  prefix: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  idempotency_key: string | null;
}

/** Sign-in and sign-up attempts that count towards the limit; a success removes them. */
export interface LoginAttemptsTable {
  id: string;
  email: string;
  address: string;
  attempted_at: Date;
}

/** Leaky bucket of the attempts for an email address, from all IP addresses together. */
export interface SignInLevelsTable {
  email: string;
  /** Attempts in the bucket at `noted_at`. */
  level: number;
  noted_at: Date;
}

/** IP addresses an account has signed in from. */
export interface SignInAddressesTable {
  email: string;
  address: string;
  /** The latest sign-in. */
  signed_in_at: Date;
}

/** A requested password reset; it gets a link if the account is found. */
export interface PasswordResetsTable {
  id: string;
  /** As entered in the request, in lower case. */
  email: string;
  requested_at: Date;
  /** Null until the link has been created. */
  account_id: string | null;
  token_hash: string | null;
  /** When this link or another one of the account was used. */
  used_at: Date | null;
}

/** Survey answers. */
export interface SurveysTable {
  id: string;
  account_id: string;
  type: string;
  email: string;
  text: string;
  /** Idempotency key: an account's answers with the same key are stored once. */
  idempotency_key: string | null;
  answered_at: Date;
}

/** Values that belong to the server itself, such as the CSRF secret and changed prices. */
export interface SettingsTable {
  name: string;
  value: Json<unknown>;
}

export interface AccountTables {
  accounts: AccountsTable;
  features: FeaturesTable;
  email_settings: EmailSettingsTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  login_attempts: LoginAttemptsTable;
  password_resets: PasswordResetsTable;
  sign_in_levels: SignInLevelsTable;
  sign_in_addresses: SignInAddressesTable;
  settings: SettingsTable;
  surveys: SurveysTable;
}
