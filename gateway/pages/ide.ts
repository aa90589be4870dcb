import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ideHeaders } from '../edge/securityHeaders.ts';
import type { SessionCookies } from '../session/cookie.ts';
import { readExamples } from './examples.ts';
import { requireReader } from './requireReader.ts';

/**
 * GraphiQL at /ide, built by web/vite.ide.config.ts and served from this host, with the examples as tabs (GWY-14). It
 * reads the schema from a file, not by introspection. It uses the session of the signed-in user, or a token that the
 * user enters.
 */
export async function registerIde(app: FastifyInstance, config: Config, cookies: SessionCookies): Promise<void> {
  const root = config.ideRoot;
  if (!existsSync(root)) return;
  const base = `${config.basePath}/ide`;
  const headers = ideHeaders();
  const schema = readFileSync(config.schemaFile, 'utf8');
  const examples = JSON.stringify(readExamples(config.examplesDir));

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
    scope.addHook('onRequest', requireReader(config, cookies));
    scope.get(base, (_request, reply) => reply.redirect(`${base}/`));
    scope.get(`${base}/`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', root, { cacheControl: false }),
    );
    scope.get(`${base}/schema.graphql`, (_request, reply) =>
      reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'no-cache').send(schema),
    );
    scope.get(`${base}/examples.json`, (_request, reply) =>
      reply.header('content-type', 'application/json').header('cache-control', 'no-cache').send(examples),
    );
    await scope.register(fastifyStatic, {
      root: path.join(root, 'assets'),
      prefix: `${base}/assets/`,
      preCompressed: true,
      index: false,
      maxAge: '365d',
      immutable: true,
    });
  });
}
