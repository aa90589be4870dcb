import { beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { startGateway } from '../harness/gateway.ts';
import { demoEmail } from '../harness/upstream.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-advanced';
const TEXT = 'A shop that nobody found, and that everybody finds now.';

let pair: SharedPair;
let review: string;
beforeAll(async () => {
  pair = await sharedPair();
  const { uuid } = (await pair.upstream.control('POST', `/accounts/${demoEmail(ACCOUNT)}/leads`)) as { uuid: string };
  const leadId = toGlobalId('Lead', uuid);
  await pair.ask(ACCOUNT, 'mutation ($id: ID!) { acceptLead(input: { leadId: $id }) { errors { code } } }', {
    id: leadId,
  });
  const { saveReview } = await pair.ask<{ saveReview: { shareUuid: string } }>(
    ACCOUNT,
    `mutation ($id: ID!, $text: String!) {
      saveReview(input: { leadId: $id, challenge: $text, solution: $text, result: $text, submit: true }) { shareUuid }
    }`,
    { id: leadId, text: TEXT },
  );
  review = saveReview.shareUuid;
}, 120_000);

/** Posts the form of the review's page, as a browser without JavaScript does. */
async function post(
  fields: Readonly<Record<string, string>>,
  site = 'same-origin',
  { uuid = review, origin = pair.gateway.url } = {},
) {
  const response = await fetch(`${origin}/en/review/${uuid}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

test('an answer over the limit of writes is kept in the form', async () => {
  const limited = await startGateway({ upstreamUrl: pair.upstream.url, env: { RATE_LIMIT: '20' } });
  try {
    const { url: origin } = limited;
    const answer = { author: 'Ada Bell', rating: '' };
    expect((await post(answer, 'same-origin', { origin })).status).toBe(422);
    const refused = await post(answer, 'same-origin', { origin });
    expect(refused.status).toBe(429);
    expect(refused.html).toContain('Too many answers were sent from your network.');
    expect(refused.html).toContain('value="Ada Bell"');
  } finally {
    await limited.stop();
  }
});

test('a review is answered without JavaScript; what was entered is kept until then (O-30)', async () => {
  const invalid = await post({ author: 'A', company: 'Boots & Sons', rating: '4' });
  expect(invalid.status).toBe(422);
  expect(invalid.html).toContain('Enter a name with 2 to 100 characters.');
  expect(invalid.html).toContain('value="Boots &amp; Sons"');
  expect(invalid.html).toMatch(/<input(?=[^>]*value="4")(?=[^>]* checked="")/);

  await pair.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '/reviews/*', times: 1 });
  const failed = await post({ author: 'Ada Bell', rating: '5' });
  expect(failed.status).toBe(503);
  expect(failed.html).toContain('send your answer. Try again.');
  expect(failed.html).toContain('value="Ada Bell"');

  expect((await post({ decision: 'refuse' }, 'cross-site')).status).toBe(403);
  expect(await post({ decision: 'refuse' })).toMatchObject({ status: 303, location: `/en/review/${review}` });
  // The first answer stands.
  expect((await post({ author: 'Ada Bell', rating: '5' })).status).toBe(303);
  const page = await (await fetch(`${pair.gateway.url}/en/review/${review}`)).text();
  expect(page).toContain('This review was marked as not accurate');
});

test('the form of a link that does not exist shows the page that says so (O-30)', async () => {
  const unknown = '0b1ef000-0000-4000-8000-000000000001';
  expect(await post({ decision: 'refuse' }, 'same-origin', { uuid: unknown })).toMatchObject({
    status: 303,
    location: `/en/review/${unknown}`,
  });
  expect((await post({ decision: 'refuse' }, 'same-origin', { uuid: 'nothing' })).status).toBe(404);
});
