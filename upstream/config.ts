import { resolve } from 'node:path';
import { ADDRESS_TRUST, type AddressTrust } from './auth/clientAddress.ts';
import { PASSWORD_POWER, passwordCost, type PasswordCost } from './auth/password.ts';
import { MINUTE, HOUR } from './db/clock.ts';

/** All settings of the server, read once at startup. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder for the database (unless `databaseUrl` is set), the request log and uploaded files. */
  readonly dataFolder: string;
  /** `postgres://…`, or null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Base path of the messaging calls, without a trailing slash. */
  readonly messagingPath: string;
  /** Whether to serve /control, which sets states and faults manually. */
  readonly control: boolean;
  /** Whether to check every response against the contract. Meant for tests. */
  readonly checkAnswers: boolean;
  /** Whether to serve the additions that docs/rest-additions.md marks as optional. */
  readonly optionalAdditions: boolean;
  /** Whether simulated leads arrive, read and reply on their own. */
  readonly simulator: boolean;
  /** Whether to fill an empty database with the demo accounts. */
  readonly demo: boolean;
  /** Number of public agencies in the demo data. */
  readonly demoAgencies: number;
  /** Null means the machine's clock; otherwise the clock is frozen at this time until the control page moves it. */
  readonly clockStart: Date | null;
  /** Milliseconds. */
  readonly sessionLifetime: number;
  /** Milliseconds. */
  readonly csrfLifetime: number;
  /** Cost of password hashes; a hash with another cost is replaced at the next sign-in. */
  readonly passwordCost: PasswordCost;
  /** Whether webhooks may use http and addresses in private networks. Meant for tests and development. */
  readonly webhookAllowPrivate: boolean;
  /** When to trust `x-client-address` on sign-in: from private addresses, always or never. */
  readonly clientAddressTrust: AddressTrust;
  /** `smtp://…` or `smtps://…`; null: emails are kept in the outbox and not sent. */
  readonly smtpUrl: string | null;
  /** Sender of all emails: `Name <address>` or an address. */
  readonly mailFrom: string;
  /** Where links of messages lead: the portal with its base path, without a trailing slash. */
  readonly portalUrl: string;
  /** How long a message may stay unread before its notice is sent, in milliseconds. */
  readonly unreadAfter: number;
  readonly logLevel: LogLevel;
  readonly offers: { readonly trial: string; readonly bundle: string; readonly leadGen: string };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An invalid setting. The message is one sentence for the person starting the server. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment. Throws ConfigError on the first invalid one. */
export function readConfig(env: Environment): Config {
  return {
    host: readText(env, 'HOST', '127.0.0.1'),
    port: readInteger(env, 'PORT', 4010, 0, 65_535),
    dataFolder: readDataFolder(env),
    databaseUrl: readDatabaseUrl(env),
    messagingPath: readBasePath(env, 'MESSAGING_PATH', '/messaging/api/v1'),
    control: readSwitch(env, 'CONTROL', false),
    checkAnswers: readSwitch(env, 'CHECK_ANSWERS', false),
    optionalAdditions: readSwitch(env, 'OPTIONAL_ADDITIONS', true),
    simulator: readSwitch(env, 'SIMULATOR', false),
    demo: readSwitch(env, 'DEMO', true),
    demoAgencies: readInteger(env, 'DEMO_AGENCIES', 240, 10, 50_000),
    clockStart: readMoment(env, 'CLOCK_START'),
    sessionLifetime: readInteger(env, 'SESSION_HOURS', 24, 1, 720) * HOUR,
    csrfLifetime: readInteger(env, 'CSRF_MINUTES', 720, 1, 43_200) * MINUTE,
    passwordCost: passwordCost(readInteger(env, 'PASSWORD_COST', PASSWORD_POWER, 4, 17)),
    webhookAllowPrivate: readSwitch(env, 'WEBHOOK_ALLOW_PRIVATE', false),
    clientAddressTrust: readOneOf(env, 'TRUST_CLIENT_ADDRESS', ADDRESS_TRUST, 'private'),
    smtpUrl: readSmtpUrl(env),
    mailFrom: readMailFrom(env),
    portalUrl: readPortalUrl(env),
    unreadAfter: readInteger(env, 'UNREAD_MINUTES', 5, 0, 1440) * MINUTE,
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    offers: {
      trial: readText(env, 'OFFER_TRIAL', 'agk_trial'),
      bundle: readText(env, 'OFFER_BUNDLE', 'agk_bundle'),
      leadGen: readText(env, 'OFFER_LEAD_GEN', 'ap_listing'),
    },
  };
}

/** Treats an empty setting as unset, because compose files and shells cannot always tell the two apart. */
function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function readText(env: Environment, name: string, otherwise: string): string {
  return read(env, name) ?? otherwise;
}

function readInteger(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = read(env, name);
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function readSwitch(env: Environment, name: string, otherwise: boolean): boolean {
  const text = read(env, name)?.toLowerCase();
  if (text === undefined) return otherwise;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`${name} must be "on" or "off", not "${text}".`);
}

function readBasePath(env: Environment, name: string, otherwise: string): string {
  const text = readText(env, name, otherwise).replace(/\/+$/, '');
  if (/^(\/[\w.~-]+)+$/.test(text)) return text;
  throw new ConfigError(`${name} must be a path like "/messaging/api/v1", not "${text}".`);
}

function readMoment(env: Environment, name: string): Date | null {
  const text = read(env, name);
  if (text === undefined) return null;
  const moment = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new ConfigError(`${name} must be an ISO 8601 time like "2026-11-21T10:00:00Z", not "${text}".`);
}

function readDataFolder(env: Environment): string {
  const folder = resolve(readText(env, 'DATA_DIR', 'data'));
  // Node never returns from creating a folder with its parents there.
  if (folder.startsWith('/proc/')) throw new ConfigError('DATA_DIR must be a folder outside of /proc.');
  return folder;
}

function readDatabaseUrl(env: Environment): string | null {
  const text = read(env, 'DATABASE_URL');
  if (text === undefined) return null;
  // The URL may contain a password, so the message does not repeat it.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL must be a URL like "postgres://user:password@host:5432/name".');
  }
  return text;
}

function readSmtpUrl(env: Environment): string | null {
  const text = read(env, 'SMTP_URL');
  if (text === undefined) return null;
  // The URL may contain a password, so the message does not repeat it.
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text) || new URL(text).hostname === '') {
    throw new ConfigError('SMTP_URL must be an address like "smtps://user:password@host:465".');
  }
  return text;
}

function readMailFrom(env: Environment): string {
  const text = readText(env, 'MAIL_FROM', 'Agency portal <no-reply@demo.example>');
  if (/^([^<>\p{Cc}]* <)?[^\s<>@]+@[\w.-]+>?$/u.test(text)) return text;
  throw new ConfigError(`MAIL_FROM must be like "Agency portal <no-reply@agency.example>", not "${text}".`);
}

function readPortalUrl(env: Environment): string {
  const text = readText(env, 'PORTAL_URL', 'http://localhost:4000').replace(/\/+$/, '');
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.search === '' && url.hash === '' && url.username === '') return text;
  throw new ConfigError(`PORTAL_URL must be an http or https address without a query, not "${text}".`);
}

function readOneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value {
  const text = read(env, name) ?? otherwise;
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}
