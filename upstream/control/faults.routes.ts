import type { FastifyInstance } from 'fastify';
import { addFault, clearFaults, listFaults, listRequests, markRequests, removeFault } from '../contract/faults.ts';
import { ApiError } from '../http/apiError.ts';
import type { RequestLog } from '../http/requestLog.ts';
import { route } from '../http/route.ts';
import type { Faults } from './faults.ts';

/** Calls that create faults and read the request log. */
export function faultRoutes(
  app: FastifyInstance,
  { faults, requestLog }: { readonly faults: Faults; readonly requestLog: RequestLog },
): void {
  let mark = 0;

  route(app, listRequests, async ({ query }) => {
    const { since = mark, path, method, limit } = query;
    const requests = requestLog
      .since(since)
      .filter((entry) => path === undefined || entry.path.includes(path))
      .filter((entry) => method === undefined || entry.method === method)
      .slice(0, limit);
    return { status: 200, body: { requests, last: requestLog.last() } };
  });
  route(app, markRequests, async () => {
    mark = requestLog.last();
    return { status: 200, body: { last: mark } };
  });
  route(app, listFaults, async () => ({ status: 200, body: { faults: [...faults.list()] } }));
  route(app, addFault, async ({ body }) => ({ status: 201, body: { fault: faults.add(body) } }));
  route(app, clearFaults, async () => {
    faults.clear();
    return { status: 204 };
  });
  route(app, removeFault, async ({ params }) => {
    if (!faults.remove(Number(params.id))) throw new ApiError(404, 'FAULT_NOT_FOUND', 'There is no such fault.');
    return { status: 204 };
  });
}
