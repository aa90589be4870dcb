import { afterAll, beforeAll, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

it('starts with the demo data and logs its requests', async () => {
  await upstream.markRequests();
  const token = await upstream.signIn('owner-scale');
  const answer = await fetch(`${upstream.url}/account/leads`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect((await upstream.requests()).map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /auth/login 200',
    'GET /account/leads 200',
  ]);
});

it('restarts with the same data and sessions', async () => {
  const token = await upstream.signIn('owner-scale');
  await upstream.restart();
  const answer = await fetch(`${upstream.url}/account/`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
});
