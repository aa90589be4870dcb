import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, HeadersOf, ParamsOf, QueryOf } from '../contract/call.ts';
import type { WireLocale, WireSubscription, WireUser } from '../contract/account.ts';
import type { Credential } from '../auth/credential.ts';

/** The account of a request. */
export interface RequestAccount {
  readonly id: string;
  readonly email: string;
  readonly subscriptionStatus: WireSubscription['status'];
  readonly roles: WireUser['roles'];
  /** IANA name. */
  readonly timeZone: string;
  readonly locale: WireLocale;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for calls without a credential. */
    account: RequestAccount | null;
    credential: Credential | null;
    /** From Accept-Language; English if none of its languages is supported. */
    language: WireLocale;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

type Needs<C extends Call, T> = C extends { readonly access: 'none' } ? null : T;

/** Input of a handler, validated by the call's schemas. */
export interface Input<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly headers: HeadersOf<C>;
  readonly body: BodyOf<C>;
  readonly account: Needs<C, RequestAccount>;
  readonly credential: Needs<C, Credential>;
  readonly language: WireLocale;
  readonly request: FastifyRequest;
}

/**
 * Registers a contract call. Credential, scope, CSRF token and schemas are checked before the handler runs; violations
 * throw ApiError. The path is relative to the prefix of `app`.
 */
export function route<C extends Call, const A extends AnswerOf<C>>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<A>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    schema: {
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.headers === undefined ? {} : { headers: call.headers }),
      ...(call.body === undefined ? {} : { body: call.body }),
    },
    handler: async (request, reply) => {
      // The schemas above have validated these values.
      const { params, query, headers, body, account, credential, language } = request as unknown as Input<C>;
      const answer: { readonly status: number; readonly body?: unknown } = await handler({
        params,
        query,
        headers,
        body,
        account,
        credential,
        language,
        request,
      });
      request.executed = true;
      reply.code(answer.status);
      return answer.body === undefined ? reply.send() : reply.send(answer.body);
    },
  });
}
