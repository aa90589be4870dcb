import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../domain/uuid.ts';
import { backAddress } from '../control/subscribe.ts';
import { getHubspotOauth } from '../contract/outreach.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { route } from '../http/route.ts';
import { handOver } from './handOver.ts';
import { createHubspotCodes } from './hubspotCodes.ts';
import { consentPage } from './consentPage.ts';

/** RST-68 and, if the control API is on, the demo's HubSpot page, which asks for consent (O-22). */
export function hubspotRoutes(app: FastifyInstance, deps: Deps & { readonly control: boolean }): void {
  const codes = createHubspotCodes(deps.clock);
  route(app, getHubspotOauth, async ({ account, query }) => ({
    status: 200,
    body: { uuid: await handOver(deps, codes, account, query) },
  }));
  if (!deps.control) return;

  app.get('/hubspot/oauth', async (request, reply) => {
    const [, search = ''] = request.url.split('?', 2);
    const given = new URLSearchParams(search);
    const state = given.get('state') ?? '';
    const back = backAddress(given.get('redirect_uri') ?? '', request.host);
    if (!isUuid(state) || back === null) {
      throw new ApiError(400, 'VALIDATION_FAILED', 'state must be a uuid, and redirect_uri a page of this machine.');
    }
    const leadTo = (answer: Readonly<Record<string, string>>): string => {
      const url = new URL(back);
      for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
      return url.href;
    };
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(consentPage({ allow: leadTo({ code: codes.issue(state) }), refuse: leadTo({ error: 'access_denied' }) }));
  });
}
