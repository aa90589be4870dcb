import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPrices, type OfferCodes } from '../account/account.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { findAccountId, listControlAccounts } from './accounts.ts';
import { backAddress, findOffer, giveOffer, nameOfOffer } from './subscribe.ts';
import { subscribePage } from './subscribePage.ts';

const PARAMETERS = ['offer', 'offerName', 'redirect_to'] as const;

/** The demo's shop page for purchase links (RDR-03). `app` must parse forms. */
export function subscribeRoutes(app: FastifyInstance, deps: Deps & { readonly offers: OfferCodes }): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    given: URLSearchParams,
    outcome: string | null,
  ): Promise<FastifyReply> => {
    const query = Object.fromEntries(PARAMETERS.map((name) => [name, given.get(name) ?? '']));
    const offer = offerOf(given);
    const page = subscribePage({
      offerName: nameOfOffer(offer),
      price: offer === 'trial' ? null : (await readPrices(deps))[offer.price],
      accounts: (await listControlAccounts(deps)).map(({ email, subscriptionStatus: status }) => ({ email, status })),
      query,
      back: backAddress(query['redirect_to'] ?? '', request.host),
      outcome,
    });
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .send(page);
  };
  const offerOf = (given: URLSearchParams) =>
    findOffer(deps.offers, given.get('offer') ?? '', given.get('offerName') ?? '');

  app.get('/subscribe', async (request, reply) => {
    const [, search = ''] = request.url.split('?', 2);
    return await show(request, reply, new URLSearchParams(search), null);
  });

  app.post('/subscribe', async (request, reply) => {
    const form = request.body;
    if (!(form instanceof URLSearchParams)) throw new ApiError(404, 'NOT_FOUND', 'This path does not exist.');
    const accountId = await findAccountId(deps, form.get('account') ?? '');
    return await show(request, reply, form, await giveOffer(deps, accountId, offerOf(form)));
  });
}
