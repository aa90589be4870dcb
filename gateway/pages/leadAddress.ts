import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Redirects `/profile/leads/lead?uuid=…` and `?slug=…` to the lead's page (O-04): the specification does not say where in
 * the address they are. Without either, redirects to the list.
 */
export function registerLeadAddress(app: FastifyInstance, basePath: string): void {
  const redirect = (request: FastifyRequest, reply: FastifyReply) => {
    const { uuid, slug } = request.query as { uuid?: unknown; slug?: unknown };
    const lead = [uuid, slug].find((key) => typeof key === 'string' && key !== '');
    const page = typeof lead === 'string' ? `/lead/${encodeURIComponent(lead)}` : '';
    return reply.header('cache-control', 'no-store').redirect(`${basePath}/profile/leads${page}`);
  };
  app.get(`${basePath}/profile/leads/lead`, redirect);
  app.get(`${basePath}/profile/leads/lead/`, redirect);
}
