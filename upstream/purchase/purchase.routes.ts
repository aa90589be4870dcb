import type { FastifyInstance } from 'fastify';
import { getQuickPurchase, postQuickPurchase } from '../contract/purchase.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { buyQuickly, readQuickPurchase } from './quickPurchase.ts';

/** The calls RST-65 and RST-66. */
export function purchaseRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getQuickPurchase, async ({ account }) => ({
    status: 200,
    body: await readQuickPurchase(deps, account.id),
  }));
  route(app, postQuickPurchase, async ({ account, language, body }) => {
    await buyQuickly(deps, { id: account.id, language }, body);
    return { status: 204 };
  });
}
