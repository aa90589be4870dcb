import { beforeAll, describe, expect, test } from 'vitest';
import { Compile } from 'typebox/schema';
import type { WireError } from '../contract/call.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

interface Content {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: object;
    readonly example: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

let server: TestServer;
let api: Document;
let control: Document;
beforeAll(async () => {
  server = await startTestServer();
  api = (await server.call('GET', '/openapi.json')).body as Document;
  control = (await server.call('GET', '/control/openapi.json')).body as Document;
}, START_WITHIN);

function operationsOf({ paths }: Document): (Operation & { method: string; path: string })[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** The schema with all references resolved. */
function resolved(value: unknown, { components }: Document): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, { components } as Document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const name = value.$ref.replace('#/components/schemas/', '');
    return resolved(components.schemas[name], { components } as Document);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolved(part, { components } as Document)]),
  );
}

describe('OpenAPI document', () => {
  test('lists only calls that are served', async () => {
    const uuid = '00000000-0000-4000-8000-000000000000';
    const operations = [...operationsOf(api), ...operationsOf(control)].map(
      ({ method, path }) => [method.toUpperCase(), path.replace('{id}', '1').replace(/\{\w+\}/g, uuid)] as const,
    );
    expect(operations.length).toBeGreaterThan(100);
    for (const [method, url] of operations) {
      const { status, body } = await server.call(method as 'GET', url, { body: method === 'GET' ? undefined : {} });
      expect([method, url, (body as { code?: string } | null)?.code], String(status)).not.toContain('NOT_FOUND');
    }
  });

  test('lists the parameters and responses of a call', () => {
    const operation = api.paths['/messaging/api/v1/agency/chats/{uuid}/messages/']?.['post'];
    expect(operation?.operationId).toBe('postMessage');
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['uuid', 'idempotency-key']);
    expect(operation?.responses['401']?.description).toContain('CSRF_TOKEN_INVALID');
    expect(operation?.responses['409']?.description).toContain('`LEAD_BLOCKED`: The lead of this chat is blocked.');
  });

  test('says which credential a call accepts, and that only a session needs the CSRF token', () => {
    const securityOf = (path: string, method: string) => api.paths[path]?.[method]?.security;
    expect(securityOf('/auth/login', 'post')).toEqual([]);
    expect(securityOf('/account/leads', 'get')).toEqual([{ session: [] }, { accessToken: ['leads:read'] }]);
    expect(securityOf('/account/leads/{id}/status', 'put')).toEqual([
      { session: [], csrf: [] },
      { accessToken: ['leads:write'] },
    ]);
    expect(securityOf('/account/quick-purchase', 'post')).toEqual([{ session: [], csrf: [] }]);
    expect(securityOf('/csrf', 'get')).toEqual([{ session: [] }, { accessToken: [] }]);
  });

  test('a parameter with a default is optional', () => {
    const query = api.paths['/account/leads']?.['get']?.parameters ?? [];
    expect(query.map(({ required }) => required)).not.toContain(true);
    expect(query.map(({ name }) => name)).toContain('pageSize');
  });

  test('the control calls have a document of their own', () => {
    expect(Object.keys(api.paths).filter((path) => path.startsWith('/control'))).toEqual([]);
    expect(Object.keys(control.paths).filter((path) => !path.startsWith('/control'))).toEqual([]);
  });

  test('names the server that returned it', async () => {
    const { body } = await server.call('GET', '/openapi.json', { headers: { host: 'api.example.net:8080' } });
    expect((body as Document).servers[0]?.url).toBe('http://api.example.net:8080');
  });

  test('every call has its own name, and every parameter a description', () => {
    for (const document of [api, control]) {
      const operations = operationsOf(document);
      const names = operations.map(({ operationId }) => operationId);
      expect(new Set(names).size).toBe(names.length);
      const parameters = operations.flatMap(({ operationId, parameters: all }) =>
        all.map(({ name, description }) => [operationId, name, description] as const),
      );
      expect(parameters.filter(([, , description]) => !description?.endsWith('.'))).toEqual([]);
    }
  });

  test('is written for readers, without the codes of requirements', () => {
    for (const { operationId, summary, description } of [...operationsOf(api), ...operationsOf(control)]) {
      expect(`${summary} ${description}`, operationId).not.toMatch(/\b[A-Z]{1,3}-\d+/);
      expect(description, operationId).toMatch(/\.$/);
    }
  });

  test('every object and every enum of more than one call has a name', () => {
    const { schemas } = api.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Account', 'Agency', 'Chat', 'Deal', 'Error', 'Lead', 'LeadPage', 'Message', 'Profile']),
    );
    const nested = Object.entries(schemas).flatMap(([name, schema]) =>
      Object.entries((schema['properties'] as object | undefined) ?? {}).map(
        ([field, part]) => [`${name}.${field}`, JSON.stringify(part)] as const,
      ),
    );
    expect(nested.filter(([, text]) => text.includes('"properties"'))).toEqual([]);
    const inline = operationsOf(api).flatMap(({ operationId, responses, requestBody }) =>
      [
        ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
        ...Object.values(requestBody?.content ?? {}),
      ]
        .filter(({ schema }) => 'properties' in schema)
        .map(() => operationId),
    );
    expect(inline).toEqual([]);
  });

  test('every example is one that the schema accepts', () => {
    for (const document of [api, control]) {
      const examples = operationsOf(document).flatMap(({ operationId, parameters, requestBody, responses }) => [
        ...parameters.map(({ name, schema, example }) => [`${operationId} ${name}`, schema, example] as const),
        ...[requestBody, ...Object.values(responses)]
          .flatMap((part) => Object.values(part?.content ?? {}))
          .flatMap(({ schema, example, examples: several }) =>
            [...Object.values(several ?? {}).map(({ value }) => value), ...(several ? [] : [example])].map(
              (value) => [operationId, schema, value] as const,
            ),
          ),
      ]);
      expect(examples.length).toBeGreaterThan(100);
      const wrong = examples.filter(([, schema, value]) => !Compile(resolved(schema, document) as object).Check(value));
      expect(wrong.map(([place, , value]) => [place, value])).toEqual([]);
    }
  });

  test('an error of invalid values has an example with a field of the call', () => {
    for (const { operationId, responses } of operationsOf(api)) {
      const example = responses['422']?.content?.['application/json']?.examples?.['VALIDATION_FAILED'];
      if (!example) continue;
      const [field] = (example.value as WireError).fields ?? [];
      expect(field?.path, operationId).toMatch(/^(?:\w+|\[0\]\.id)$/);
      expect(field?.message).toBe('is required');
    }
  });
});

test.each(['', '/control'])('the HTML page %s/docs lists every call and type, and loads nothing', async (prefix) => {
  const { text, headers } = await server.call('GET', `${prefix}/docs`);
  const document = prefix === '' ? api : control;
  for (const path of Object.keys(document.paths)) expect(text).toContain(` ${path}</code>`);
  for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`id="${name}"`);
  expect(text).not.toMatch(/<script|<link|<img|(src|href|action)="https?:/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/docs', '/control/docs'])('the HTML page %s is also found with a slash at the end', async (path) => {
  const { status, headers } = await server.call('GET', `${path}/`);
  expect([status, headers['location']]).toEqual([302, path]);
});
