import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ basePath: '/partners' });
});
afterAll(() => gateway.close());

test.each([
  ['lead?uuid=0c833b5b-e774-4067-8fc5-97fd42fc20d7', 'leads/lead/0c833b5b-e774-4067-8fc5-97fd42fc20d7'],
  ['lead/?slug=kestrel-seo-3fce', 'leads/lead/kestrel-seo-3fce'],
  ['lead?uuid=&slug=kestrel-seo-3fce', 'leads/lead/kestrel-seo-3fce'],
  ['lead?uuid=..%2F..%2Flogin%3Fa', 'leads/lead/..%2F..%2Flogin%3Fa'],
  ['lead?uuid=a&uuid=b', 'leads'],
  ['lead', 'leads'],
])('%s leads to %s (RTE-05, O-04)', async (address, target) => {
  const url = `${gateway.origin}/partners/profile/leads/${address}`;
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, `/partners/profile/${target}`]);
});
