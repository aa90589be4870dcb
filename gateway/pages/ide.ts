import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ideHeaders } from '../edge/securityHeaders.ts';
import { PREFLIGHT_HEADER } from '../session/edgeRules.ts';

/** An operation from examples/ that the IDE opens as a tab. */
export interface Example {
  /** The file name without number and extension: `01-leads-page.graphql` -> `leads page`. */
  readonly title: string;
  readonly text: string;
  /** Variables as JSON, `{}` without any. */
  readonly variables: string;
}

/** The examples sorted by file name. */
export function readExamples(dir: string): Example[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const variables = readdirSync(dir).find((other) => other === name.replace('.graphql', '.variables.json'));
      return {
        title: name.replace(/^\d+-/, '').replace('.graphql', '').replaceAll('-', ' '),
        text: readFileSync(path.join(dir, name), 'utf8'),
        variables: variables === undefined ? '{}' : readFileSync(path.join(dir, variables), 'utf8'),
      };
    });
}

/** The URLs of the IDE's operations, on the host it was opened on. */
function endpoints(request: FastifyRequest, config: Config): { http: string; socket: string } {
  const origin = config.isLoopback ? `http://${request.host}` : config.publicOrigin;
  const http = `${origin}${config.basePath}/graphql`;
  return { http, socket: http.replace(/^http/, 'ws') };
}

/**
 * Altair at /ide: served from this host, without account, banners and update checks, with the examples as tabs
 * (GWY-14). It uses the session cookie of the signed-in user, or a token that the user enters.
 */
export async function registerIde(app: FastifyInstance, config: Config): Promise<void> {
  const base = `${config.basePath}/ide`;
  const headers = ideHeaders(config);
  const examples = readExamples(config.examplesDir);
  const html = renderAltair({ baseURL: `${base}/`, serveInitialOptionsInSeperateRequest: 'initial_options.js' });

  const options = (request: FastifyRequest): string => {
    const { http, socket } = endpoints(request, config);
    const shared = {
      endpointURL: http,
      subscriptionsEndpoint: socket,
      initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
      initialHeaders: { [PREFLIGHT_HEADER]: '1' },
    };
    return renderInitSnippet({
      ...shared,
      disableAccount: true,
      preserveState: true,
      instanceStorageNamespace: 'agency_portal_',
      persistedSettings: {
        'banners.disable': true,
        'alert.disableUpdateNotification': true,
        disablePushNotification: true,
        'plugin.list': [],
      },
      initialWindows: examples.map(({ title, text, variables }) => ({
        ...shared,
        initialName: title,
        initialQuery: text,
        initialVariables: variables,
      })),
    });
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
    scope.get(base, (_request, reply) => reply.redirect(`${base}/`));
    scope.get(`${base}/`, (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(html));
    scope.get(`${base}/initial_options.js`, (request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(options(request)),
    );
    await scope.register(fastifyStatic, {
      root: getDistDirectory(),
      prefix: `${base}/`,
      decorateReply: false,
      index: false,
      maxAge: '1h',
    });
  });
}
