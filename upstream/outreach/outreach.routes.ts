import type { FastifyInstance } from 'fastify';
import { postSurvey } from '../contract/outreach.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { storeSurvey } from './survey.ts';

/** The call that stores answers to surveys in the portal (RST-69). */
export function outreachRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, postSurvey, async ({ account, body, headers }) => {
    await storeSurvey(deps, account.id, body, headers['idempotency-key'] ?? null);
    return { status: 204 };
  });
}
