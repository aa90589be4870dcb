import type { FastifyInstance } from 'fastify';
import { clientAddress, type AddressTrust } from '../auth/clientAddress.ts';
import { postBrief } from '../contract/visitors.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { sendBrief } from './sendBrief.ts';

/** Briefs of visitors (RST-76). */
export function briefsRoutes(app: FastifyInstance, deps: Deps & { readonly clientAddressTrust: AddressTrust }): void {
  route(app, postBrief, async ({ params, body, headers, language, request }) => {
    const key = headers['idempotency-key'];
    const sender = {
      address: clientAddress(request.ip, request.headers['x-client-address'], deps.clientAddressTrust),
      language,
      ...(key === undefined ? {} : { key }),
    };
    return { status: 201, body: { uuid: await sendBrief(deps, params.alias, body, sender) } };
  });
}
