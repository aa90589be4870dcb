import type { FastifyInstance } from 'fastify';
import type { Call } from '../contract/call.ts';
import { docsPage } from './docsPage.ts';
import { toOpenApi, type OpenApiDocument } from './openapi.ts';

const INTRODUCTION = `JSON in camelCase, moments in ISO 8601 UTC with milliseconds, \`null\` for what is empty.
Slashes at the end of a path matter. Names are in the language of \`Accept-Language\`. Every refusal has the body
\`Error\`; \`code\` is stable, \`message\` is not.`;

interface Document {
  /** Prefix of the paths `/openapi.json` and `/docs`. */
  readonly prefix: string;
  readonly title: string;
  readonly description: string;
  includes(call: Call): boolean;
}

const API: Document = {
  prefix: '',
  title: 'Agency portal REST API',
  description: INTRODUCTION,
  includes: ({ tag }) => tag !== 'control',
};
const CONTROL: Document = {
  prefix: '/control',
  title: 'Agency portal control calls',
  description: 'Calls that set any state of the reference upstream, for tests and demos.',
  includes: ({ tag }) => tag === 'control',
};

/**
 * The API's documentation for machines (`/openapi.json`) and people (`/docs`), generated from the served calls. The
 * control calls have their own documentation below `/control`.
 */
export function docsRoutes(
  app: FastifyInstance,
  { calls, messagingPath, control }: { calls: readonly Call[]; messagingPath: string; control: boolean },
): void {
  for (const { prefix, title, description, includes } of control ? [API, CONTROL] : [API]) {
    let document: OpenApiDocument | undefined;
    let page: string | undefined;
    const read = () =>
      (document ??= toOpenApi(
        calls.filter((call) => includes(call)),
        { messagingPath, title, description },
      ));
    app.get(`${prefix}/openapi.json`, async ({ protocol, host }) => ({
      ...read(),
      servers: [{ url: `${protocol}://${host}`, description: 'The server of this document.' }],
    }));
    app.get(`${prefix}/docs`, async (_request, reply) => {
      page ??= docsPage(read(), `${prefix}/openapi.json`);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .send(page);
    });
    app.get(`${prefix}/docs/`, async (_request, reply) => reply.redirect(`${prefix}/docs`));
  }
}
