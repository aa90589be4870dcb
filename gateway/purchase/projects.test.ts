import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const PATH = '/account/projects-purchase';
const OFFER = { isAvailable: true, projects: 5, max: 8, monthlyCost: 25, todayCharge: 29.75, taxPercent: 19 };
const READ = `{ viewer { account { projectsPurchase {
  isAvailable projects max monthlyCost { amount } todayCharge { amount currency } taxPercent } } } }`;
const BUY = `mutation ($input: BuyProjectsInput!) { buyProjects(input: $input) {
  viewer { id } errors { code path reason } } }`;
const INPUT = {
  accountId: toGlobalId('Account', ACCOUNT_ID),
  max: 8,
  todayCharge: { amount: 29.75, currency: 'USD' },
};

test('returns the offer of more projects with its totals (O-42)', async () => {
  portal.answer({ 'GET /csrf': { token: 'csrf' }, [`GET ${PATH}`]: OFFER });
  expect((await portal.run(READ)).data).toEqual({
    viewer: {
      account: {
        projectsPurchase: { ...OFFER, monthlyCost: { amount: 25 }, todayCharge: { amount: 29.75, currency: 'USD' } },
      },
    },
  });
});

test.each([
  [new Refusal(404, 'NOT_FOUND'), []],
  [new Refusal(403, 'SUBSCRIPTION_REQUIRED'), []],
  [new Refusal(500, 'BROKEN'), ['viewer.account.projectsPurchase: UPSTREAM_ERROR']],
  [{ ...OFFER, max: 'many' }, ['viewer.account.projectsPurchase: UPSTREAM_ERROR']],
])('is null if there is nothing to buy', async (answer, errors) => {
  portal.answer({ 'GET /csrf': { token: 'csrf' }, [`GET ${PATH}`]: answer });
  const answered = await portal.run(READ);
  expect([answered.data, answered.errors]).toEqual([{ viewer: { account: { projectsPurchase: null } } }, errors]);
});

test('buys the offered limit, even if this repeats a purchase whose response was lost', async () => {
  for (const offer of [OFFER, { ...OFFER, max: 13 }]) {
    portal.answer({ 'GET /csrf': { token: 'csrf' }, [`GET ${PATH}`]: offer, [`POST ${PATH}`]: {} });
    const { data, calls } = await portal.run(BUY, { input: INPUT });
    expect(data).toMatchObject({ buyProjects: { errors: [] } });
    expect(calls).toEqual([{ call: `GET ${PATH}` }, { call: `POST ${PATH}`, body: { max: 8 } }]);
  }
});

test('buys nothing for another amount or another account', async () => {
  portal.answer({ 'GET /csrf': { token: 'csrf' }, [`GET ${PATH}`]: { ...OFFER, todayCharge: 35 } });
  const changed = await portal.run(BUY, { input: INPUT });
  expect(changed.data).toMatchObject({ buyProjects: { errors: [{ code: 'CHARGE_CHANGED', path: ['todayCharge'] }] } });
  const other = await portal.run(BUY, { input: { ...INPUT, accountId: toGlobalId('Account', 'x') } });
  expect(other.data).toEqual({
    buyProjects: { viewer: null, errors: [{ code: 'OTHER_ACCOUNT', path: ['accountId'], reason: null }] },
  });
  expect([...changed.calls, ...other.calls].map(({ call }) => call)).toEqual([`GET ${PATH}`]);
});

test.each([
  [
    new Refusal(402, 'PAYMENT_REFUSED', { message: 'The card has expired.' }),
    'PAYMENT_REFUSED',
    'The card has expired.',
  ],
  [new Refusal(409, 'NOT_AVAILABLE'), 'NOT_AVAILABLE', null],
])('a refusal is an error of the purchase', async (answer, code, reason) => {
  portal.answer({ 'GET /csrf': { token: 'csrf' }, [`GET ${PATH}`]: OFFER, [`POST ${PATH}`]: answer });
  expect((await portal.run(BUY, { input: INPUT })).data).toMatchObject({
    buyProjects: { errors: [{ code, path: null, reason }] },
  });
});
