import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/purchase.ts';
import { requireDashboard } from '../dashboard/dashboard.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { buyProjects, readProjectsPurchase } from './projectsPurchase.ts';
import { buyQuickly, readQuickPurchase } from './quickPurchase.ts';

/** The calls RST-65 and RST-66, and the purchase of more projects (O-42). */
export function purchaseRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.getQuickPurchase, async ({ account }) => ({
    status: 200,
    body: await readQuickPurchase(deps, account.id),
  }));
  route(app, calls.postQuickPurchase, async ({ account, language, body }) => {
    await buyQuickly(deps, { id: account.id, language }, body);
    return { status: 204 };
  });
  route(app, calls.getProjectsPurchase, async ({ account }) => {
    requireDashboard(account);
    return { status: 200, body: await readProjectsPurchase(deps, account.id) };
  });
  route(app, calls.postProjectsPurchase, async ({ account, language, body }) => {
    requireDashboard(account);
    await buyProjects(deps, { id: account.id, language }, body.max);
    return { status: 204 };
  });
}
