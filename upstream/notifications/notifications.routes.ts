import type { FastifyInstance } from 'fastify';
import { unsubscribe } from '../contract/emailSettings.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

/** The call behind unsubscribe links (STA-70). */
export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, unsubscribe, async ({ body }) => {
    await unsubscribeAddress(deps, body.token);
    return { status: 204 };
  });
}
