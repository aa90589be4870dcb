import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../domain/locales.ts';
import type { WriteLimits } from '../admission/writeLimits.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { MakeContext } from '../edge/operationContext.ts';
import type { SessionCookies } from '../session/cookie.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { BuildManifest } from './buildManifest.ts';
import type { RouteMatch } from '../../web/routing/routes.ts';

export interface PagesParts {
  readonly config: Config;
  readonly apollo: ApolloServer<Context>;
  readonly cookies: SessionCookies;
  readonly makeContext: MakeContext;
  readonly writeLimits: Pick<WriteLimits, 'takeForm'>;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface PageParts extends PagesParts {
  /** Null if the web has not been built, or Vite serves it. */
  readonly manifest: BuildManifest | null;
}

/** A parsed URL of ours. */
export interface PageAddress {
  /** The language prefix. */
  readonly prefix: Locale | null;
  /** Without base path and language. */
  readonly pathname: string;
  /** Includes the question mark; may be empty. */
  readonly search: string;
}

/**
 * The result of a form posted to a page: a redirect (path without base path and language), or this page with something
 * to show.
 */
export type PostOutcome =
  | { readonly goTo: string }
  | {
      readonly posted: unknown;
      readonly status: 422 | 429 | 503;
      /** Seconds to wait, if known. */
      readonly retryAfter?: number | null;
      readonly goTo?: undefined;
    };

/** Responds with a page of the route table; `act` processes a posted form before anything is read. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  match: RouteMatch,
  act?: (context: Context) => Promise<PostOutcome>,
) => Promise<FastifyReply>;

/** Manifest keys of a page's language files. */
export function textKeys(locale: Locale, namespaces: readonly string[]): string[] {
  return [
    `i18n/locales/${locale}/load.ts`,
    ...namespaces.map((namespace) => `i18n/locales/${locale}/${namespace}.json`),
  ];
}
