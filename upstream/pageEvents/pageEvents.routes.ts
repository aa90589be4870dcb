import type { FastifyInstance } from 'fastify';
import { postAgencyEvents, postDirectoryEvents } from '../contract/visitors.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { eventCounter } from './countEvents.ts';

/** Page events of visitors (RST-76, DIR-12). */
export function pageEventsRoutes(app: FastifyInstance, deps: Deps): void {
  const counter = eventCounter(deps);

  route(app, postDirectoryEvents, async ({ body }) => {
    await counter.count(body.events);
    return { status: 204 };
  });

  route(app, postAgencyEvents, async ({ params, body }) => {
    await counter.countFor(params.alias, body.events);
    return { status: 204 };
  });
}
