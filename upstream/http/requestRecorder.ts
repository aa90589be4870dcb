import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../domain/isRecord.ts';
import type { RequestLog } from './requestLog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call was executed, that is, its handler completed without throwing. */
    executed: boolean;
    /** Id of the fault that affected this call. */
    faultId: number | null;
  }
}

const SECRET_NAMES: ReadonlySet<string> = new Set(['code', 'token', 'access_token']);
const LONGEST_BODY = 8192;
const UNRECORDED = ['/control', '/healthz', '/docs', '/openapi.json'];

/**
 * Records every call once its response is sent or its connection lost, so that an executed call whose response never
 * arrived is logged too. Uses the wall clock, even if the product's clock is frozen.
 */
export function recordRequests(app: FastifyInstance, log: RequestLog): void {
  app.decorateRequest('executed', false);
  app.decorateRequest('faultId', null);

  app.addHook('onRequest', async (request, reply) => {
    const time = new Date().toISOString();
    const start = performance.now();
    const path = request.url.split('?', 1)[0] ?? '';
    if (UNRECORDED.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return;
    reply.raw.once('close', () => {
      log.append({
        time,
        method: request.method,
        path,
        query: recordedQuery(request.query),
        row: request.routeOptions.config.call?.row ?? null,
        status: reply.raw.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        account: request.account?.id ?? null,
        credential: fingerprint(request),
        requestId: request.id,
        language: request.headers['accept-language'] ?? null,
        csrf: request.headers['x-csrf-token'] !== undefined,
        executed: request.executed,
        answered: reply.raw.writableFinished,
        fault: request.faultId,
        body: recordedBody(request, path),
      });
    });
  });
}

/** Identifies a credential in the log without revealing it. */
function fingerprint({ credential }: FastifyRequest): string | null {
  return credential === null ? null : hash('sha256', credential.tokenHash, 'base64url').slice(0, 10);
}

function recordedBody(request: FastifyRequest, path: string): unknown {
  if (request.method === 'GET' || path.startsWith('/auth/') || request.body === undefined) return null;
  const length = JSON.stringify(request.body)?.length ?? 0;
  if (length > LONGEST_BODY) return { omitted: length };
  return isRecord(request.body) && 'token' in request.body ? { ...request.body, token: 'omitted' } : request.body;
}

/** Removes values that are as sensitive as a credential. */
function recordedQuery(query: unknown): Record<string, unknown> {
  if (!isRecord(query)) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, SECRET_NAMES.has(name) ? 'omitted' : value]),
  );
}
