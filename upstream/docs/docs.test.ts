import { beforeAll, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

interface Operation {
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

let server: TestServer;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.call('GET', '/openapi.json');
  ({ paths } = body as { paths: typeof paths });
}, START_WITHIN);

describe('OpenAPI document', () => {
  test('lists only calls that are served', async () => {
    const uuid = '00000000-0000-4000-8000-000000000000';
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => [method.toUpperCase(), path.replace('{id}', '1').replace(/\{\w+\}/g, uuid)] as const,
      ),
    );
    expect(operations.length).toBeGreaterThan(30);
    for (const [method, url] of operations) {
      const { status, body } = await server.call(method as 'GET', url, { body: method === 'GET' ? undefined : {} });
      expect([method, url, (body as { code?: string } | null)?.code], String(status)).not.toContain('NOT_FOUND');
    }
  });

  test('lists the parameters and responses of a call', () => {
    const operation = paths['/messaging/api/v1/agency/chats/{uuid}/messages/']?.['post'];
    expect(operation?.security).toEqual([{ bearer: [] }]);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['uuid', 'idempotency-key', 'X-CSRF-Token']);
    expect(operation?.responses['401']?.description).toContain('CSRF_TOKEN_INVALID');
    expect(operation?.responses['409']?.description).toContain('LEAD_BLOCKED');
    expect(paths['/auth/login']?.['post']?.security).toEqual([]);
  });

  test('a parameter with a default is optional', () => {
    const query = paths['/account/leads']?.['get']?.parameters ?? [];
    expect(query.map(({ required }) => required)).not.toContain(true);
    expect(query.map(({ name }) => name)).toContain('pageSize');
  });
});

test('the HTML page lists every call and loads nothing', async () => {
  const { text, headers } = await server.call('GET', '/docs');
  for (const path of Object.keys(paths)) expect(text).toContain(` ${path}</code>`);
  expect(text).not.toMatch(/<script|<link|<img|(src|href|action)="https?:/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
