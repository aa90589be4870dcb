import { isIP } from 'node:net';
import path from 'node:path';
import { isEmail } from '../domain/contact/email.ts';
import { isAddressRange, isHttp, isLoopbackHost, isPlain, isToolOrigin, parseUrl } from './settingForms.ts';

/** All settings of the gateway, read once from the environment. docs/settings.md says what each does. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** '' or '/partners': the prefix of all our paths (PLT-08). */
  readonly basePath: string;
  readonly upstreamUrl: string;
  readonly messagingPath: string;
  /** Scheme, host and port under which browsers reach the portal. */
  readonly publicOrigin: string;
  /** Whether the portal is served over loopback http: cookies without `Secure`, any loopback name is our origin. */
  readonly isLoopback: boolean;
  /** Whether requests for hosts other than PUBLIC_ORIGIN's are refused: only if PUBLIC_ORIGIN is set explicitly. */
  readonly checksHost: boolean;
  /** Origins of tools that run in browsers: their pages may use access tokens. */
  readonly corsOrigins: readonly string[];
  /**
   * Secrets for the session cookie. New cookies use the first one; all are accepted. If null, one is created and stored
   * in `dataDir`.
   */
  readonly sessionSecrets: readonly string[] | null;
  readonly dataDir: string;
  readonly isDevelopment: boolean;
  readonly isDemo: boolean;
  /** Whether introspection is allowed. */
  readonly introspection: boolean;
  /** Whether browsers may send document text (IDE), not only trusted documents. */
  readonly textForBrowsers: boolean;
  readonly ide: boolean;
  readonly logLevel: string;
  readonly otlpEndpoint: string | null;
  /**
   * Token required for /metrics as `Authorization: Bearer <token>`; null: open in development and demo, closed
   * otherwise.
   */
  readonly metricsToken: string | null;
  /**
   * Proxies whose X-Forwarded-For and -Host are trusted: comma-separated addresses and ranges, `loopback`,
   * `uniquelocal`. False: none.
   */
  readonly trustProxy: string | false;
  /** Operations per account (for visitors: per address): spread evenly over a minute, and in a burst. 0: no limit. */
  readonly rateLimit: { readonly perMinute: number; readonly burst: number };
  /** Folder of the built web application. */
  readonly webRoot: string;
  /** The built server part of the public site. */
  readonly siteServerFile: string;
  /** Folder of the built IDE. */
  readonly ideRoot: string;
  /** Folder of the built API reference. */
  readonly referenceRoot: string;
  /** Trusted documents: a JSON object from id to text. */
  readonly persistedQueriesFile: string;
  readonly schemaFile: string;
  readonly examplesDir: string;
  /** URL of the shop for subscribe links; null without a shop. */
  readonly subscribeUrl: string | null;
  /** URL of HubSpot's consent page, with its client id and scopes; null without HubSpot. */
  readonly hubspotUrl: string | null;
  /** URL of the page that shows briefs; null without one. */
  readonly briefsUrl: string | null;
  readonly contactEmail: string;
  /** URL of the academy's exams; null without an academy. */
  readonly academyUrl: string | null;
  readonly analytics: 'off' | 'console';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for invalid settings: each sentence names a setting and its valid values. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Used if CONTACT_EMAIL is not set. Nobody reads it. */
export const DEMO_CONTACT = 'support@demo.example';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MIN_SECRET_LENGTH = 32;
/** Relative paths start here. */
const ROOT = path.resolve(import.meta.dirname, '..');

/** Reads and checks the settings. Throws ConfigError naming every invalid one. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const optional = (name: string): string | null => env[name]?.trim() || null;
  const check = (ok: boolean, problem: string): void => {
    if (!ok) problems.push(problem);
  };
  const address = (name: string): string | null => {
    const value = optional(name);
    check(value === null || isHttp(parseUrl(value)), `${name} must be an http or https address.`);
    return value;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name, fallback ? '1' : '0');
    check(['0', '1', 'on', 'off'].includes(value), `${name} must be on or off, not "${value}".`);
    return value === '1' || value === 'on';
  };

  const port = Number(text('PORT', '4000'));
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  check(isPort, 'PORT must be a port number, 0 to 65535.');
  const host = text('HOST', '127.0.0.1');
  check(isIP(host) > 0 || host === 'localhost', 'HOST must be an IP address or localhost.');

  const basePath = text('BASE_PATH', '').replace(/\/+$/, '');
  check(
    basePath === '' || /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(basePath),
    'BASE_PATH must be empty or begin with a slash, like /partners.',
  );
  const upstreamUrl = text('UPSTREAM_URL', 'http://127.0.0.1:4010').replace(/\/+$/, '');
  const upstream = parseUrl(upstreamUrl);
  check(
    isHttp(upstream) && isPlain(upstream),
    'UPSTREAM_URL must be an http or https address without a query, a user or a password.',
  );
  const messagingPath = text('MESSAGING_PATH', '/messaging/api/v1').replace(/\/+$/, '');
  check(/^(?:\/[\w.-]+)+$/.test(messagingPath), 'MESSAGING_PATH must be a path like /messaging/api/v1.');

  const nodeEnv = text('NODE_ENV', 'production');
  check(['production', 'development', 'test'].includes(nodeEnv), 'NODE_ENV must be production, development or test.');
  const isDevelopment = nodeEnv !== 'production';
  const isDemo = flag('DEMO', false);

  const publicUrl = parseUrl(text('PUBLIC_ORIGIN', isPort ? `http://localhost:${port}` : 'http://localhost'));
  const publicOrigin = publicUrl?.origin ?? '';
  check(
    isHttp(publicUrl) && publicUrl.pathname === '/' && isPlain(publicUrl),
    'PUBLIC_ORIGIN must be scheme, host and port only, like https://portal.example.',
  );
  const isLoopback = publicUrl?.protocol === 'http:' && isLoopbackHost(publicUrl.hostname);
  check(
    publicUrl?.protocol !== 'http:' || isLoopback,
    'PUBLIC_ORIGIN must be https: sessions are not safe over plain http outside of this machine.',
  );

  const list = (name: string): string[] | null =>
    optional(name)
      ?.split(',')
      .map((part) => part.trim()) ?? null;
  const corsOrigins = list('CORS_ORIGINS') ?? [];
  check(
    corsOrigins.every(isToolOrigin),
    'CORS_ORIGINS must be origins like https://tool.example, separated by commas; http only on this machine.',
  );

  const proxies = list('TRUST_PROXY');
  check(
    proxies === null || proxies.every(isAddressRange),
    'TRUST_PROXY must be addresses and ranges like 10.0.0.0/8, loopback or uniquelocal, separated by commas.',
  );

  const secrets = list('SESSION_SECRET');
  check(
    secrets === null || secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH),
    `SESSION_SECRET must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas; the first one seals.`,
  );
  check(
    secrets !== null || isDemo || isDevelopment,
    'SESSION_SECRET must be set in production (at least 32 random characters).',
  );

  const logLevel = text('LOG_LEVEL', 'info');
  check(LOG_LEVELS.includes(logLevel), `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const analytics = text('ANALYTICS', 'off');
  check(analytics === 'off' || analytics === 'console', 'ANALYTICS must be off or console.');

  const perMinute = Number(text('RATE_LIMIT', '1200'));
  check(
    Number.isInteger(perMinute) && perMinute >= 0,
    'RATE_LIMIT must be a number of operations a minute; 0 is no limit.',
  );

  const contactEmail = text('CONTACT_EMAIL', DEMO_CONTACT);
  check(isEmail(contactEmail), 'CONTACT_EMAIL must be an email address.');

  const dataDir = path.resolve(ROOT, text('DATA_DIR', 'data'));
  // Node never returns from creating a folder with its parents there.
  check(!dataDir.startsWith('/proc/'), 'DATA_DIR must be a folder outside of /proc.');
  const webRoot = path.resolve(ROOT, text('WEB_ROOT', 'dist/web'));
  const config: Config = {
    port,
    host,
    basePath,
    upstreamUrl,
    messagingPath,
    publicOrigin,
    isLoopback,
    checksHost: optional('PUBLIC_ORIGIN') !== null,
    corsOrigins,
    sessionSecrets: secrets,
    dataDir,
    isDevelopment,
    isDemo,
    introspection: flag('INTROSPECTION', isDevelopment || isDemo),
    textForBrowsers: isDevelopment || isDemo,
    ide: flag('IDE', isDevelopment || isDemo),
    logLevel,
    otlpEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
    metricsToken: optional('METRICS_TOKEN'),
    trustProxy: proxies?.join(',') ?? false,
    rateLimit: { perMinute, burst: Math.max(1, Math.ceil(perMinute / 4)) },
    webRoot,
    siteServerFile: path.join(webRoot, '../server/server.js'),
    ideRoot: path.join(webRoot, '../ide'),
    referenceRoot: path.join(webRoot, '../reference'),
    persistedQueriesFile: path.resolve(ROOT, text('PERSISTED_QUERIES', 'web/relay/persisted-queries.json')),
    schemaFile: path.join(ROOT, 'schema.graphql'),
    examplesDir: path.join(ROOT, 'examples'),
    subscribeUrl: address('SUBSCRIBE_URL'),
    hubspotUrl: address('HUBSPOT_URL'),
    briefsUrl: address('BRIEFS_URL'),
    contactEmail,
    academyUrl: address('ACADEMY_URL'),
    analytics: analytics === 'console' ? 'console' : 'off',
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
