import type { FastifyInstance } from 'fastify';
import type { Call } from '../contract/call.ts';
import { docsPage } from './docsPage.ts';
import { toOpenApi, type OpenApiDocument } from './openapi.ts';

/** The API description for machines (`/openapi.json`) and people (`/docs`), generated from the served calls. */
export function docsRoutes(
  app: FastifyInstance,
  { calls, messagingPath }: { readonly calls: readonly Call[]; readonly messagingPath: string },
): void {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async () => (document ??= toOpenApi(calls, messagingPath)));
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage(calls, messagingPath);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(page);
  });
}
