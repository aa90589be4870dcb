import type { FastifyInstance } from 'fastify';
import { clientAddress, type AddressTrust } from '../auth/clientAddress.ts';
import { postFeedback, postSurvey } from '../contract/outreach.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { storeFeedback } from './feedback.ts';
import { storeSurvey } from './survey.ts';

/** Answers to surveys in the portal (RST-69), and feedback (RST-72). */
export function outreachRoutes(app: FastifyInstance, deps: Deps & { readonly clientAddressTrust: AddressTrust }): void {
  route(app, postSurvey, async ({ account, body, headers, language }) => {
    await storeSurvey(deps, account.id, body, { language, key: headers['idempotency-key'] ?? null });
    return { status: 204 };
  });
  route(app, postFeedback, async ({ body, headers, language, request }) => {
    const address = clientAddress(request.ip, request.headers['x-client-address'], deps.clientAddressTrust);
    await storeFeedback(deps, body, { address, language, key: headers['idempotency-key'] ?? null });
    return { status: 204 };
  });
}
