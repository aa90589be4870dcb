import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale } from '../../domain/locales.ts';
import { visitorKey } from '../../domain/signIn/visitorKey.ts';
import { catalogueLoader } from '../catalogue/catalogue.loader.ts';
import type { CatalogueLoader } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import type { LiveHub } from '../live/hub.ts';
import type { RestClient, RestClients } from '../rest/client.ts';
import { limitKey } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';
import { createSessionControl } from '../session/control.ts';
import type { SessionControl } from '../session/control.ts';
import { readCookie } from '../session/cookie.ts';
import type { SessionCookies } from '../session/cookie.ts';
import type { Log } from '../telemetry/log.ts';

/** The parts of a context that differ between operations. */
export interface OperationFacts {
  readonly viewer: Caller | null;
  readonly requestId: string;
  readonly locale: string;
  readonly clientAddress: string;
  /** The User-Agent header; optional for pages. */
  readonly userAgent?: string | undefined;
  readonly signal: AbortSignal;
  /** Longest wait for a public read, in ms. */
  readonly patience?: number | undefined;
  readonly setCookie: ((cookie: string) => void) | null;
}

export interface ContextParts {
  readonly clients: RestClients;
  readonly live: LiveHub;
  readonly log: Log;
  readonly cookies: SessionCookies;
  readonly basePath: string;
  /** Clears the caches of a caller and closes its sockets. */
  readonly endSession: (caller: Caller) => void;
  /** Refuses an access token by its id and closes its sockets. */
  readonly endToken: (tokenId: string) => void;
}

export type MakeContext = (facts: OperationFacts) => Context;

/**
 * Created for each operation, so rarely used parts are created lazily. Public fields rather than private names, because
 * Apollo copies the object.
 */
class OperationContext implements Context {
  viewer: Caller | null;
  rest: RestClient;
  catalogue: CatalogueLoader;
  locale: string;
  readonly requestId: string;
  readonly live: LiveHub;
  readonly signal: AbortSignal;
  readonly parts: ContextParts;
  readonly facts: OperationFacts;
  /** One budget of calls, even when a second client continues the operation after sign-in. */
  readonly budget = { calls: 0 };
  ownLog: Log | null = null;

  constructor(parts: ContextParts, facts: OperationFacts) {
    this.parts = parts;
    this.facts = facts;
    this.locale = facts.locale;
    this.requestId = facts.requestId;
    this.live = parts.live;
    this.signal = facts.signal;
    this.viewer = facts.viewer;
    this.rest = this.restFor(facts.viewer);
    this.catalogue = catalogueLoader(this);
  }

  get basePath(): string {
    return this.parts.basePath;
  }

  get rateLimitKey(): string {
    const { viewer, clientAddress } = this.facts;
    return viewer ? limitKey(viewer) : visitorKey(clientAddress);
  }

  get userAgent(): string {
    return this.facts.userAgent ?? '';
  }

  get log(): Log {
    return (this.ownLog ??= this.parts.log.child({ requestId: this.requestId }));
  }

  get session(): SessionControl {
    return createSessionControl({
      cookies: this.parts.cookies,
      basePath: this.parts.basePath,
      clientAddress: this.facts.clientAddress,
      restFor: (caller) => this.restFor(caller),
      setCookie: this.facts.setCookie,
      onEnd: this.parts.endSession,
      onRevoked: this.parts.endToken,
    });
  }

  restFor(caller: Caller | null): RestClient {
    const { locale, requestId, signal, budget, facts } = this;
    const { patience } = facts;
    return this.parts.clients(caller?.credential ?? null, { locale, requestId, signal, budget, patience });
  }
}

/** Creates the context of one operation, for HTTP, socket and page. */
export function createMakeContext(parts: ContextParts): MakeContext {
  return (facts) => new OperationContext(parts, facts);
}

/** The parts of an operation's context that come from its HTTP request. */
export function factsOf(
  viewer: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): OperationFacts {
  const language = request.headers['accept-language'];
  return {
    viewer,
    requestId: request.id,
    // A page names its own language, which another tab may have changed in the cookie since.
    locale: chooseLocale([language, readCookie(request.headers.cookie, 'locale')], language),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    signal,
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
}
