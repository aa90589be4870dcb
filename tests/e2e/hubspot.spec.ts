import type { Page } from '@playwright/test';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { expect, test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

/** A new accepted lead of an account. */
async function acceptedLead(page: Page, { upstream }: Portal, account: string): Promise<string> {
  await signedIn(page, account);
  const { uuid } = (await upstream.control('POST', `/accounts/${account}@demo.example/leads`)) as { uuid: string };
  await ask(page, `mutation { acceptLead(input: { leadId: "${toGlobalId('Lead', uuid)}" }) { errors { code } } }`);
  return uuid;
}

/** How many leads of the account are in the CRM, and the stage of one. */
async function seen(page: Page, uuid: string) {
  const query = `{ viewer { leads(first: 1) { statusCounters { addedToCrm } } lead(uuid: "${uuid}") { stage } } }`;
  const answer = (await ask(page, query)) as {
    data: { viewer: { leads: { statusCounters: { addedToCrm: number } }; lead: { stage: string | null } } };
  };
  const { leads, lead } = answer.data.viewer;
  return { count: leads.statusCounters.addedToCrm, stage: lead.stage };
}

test('a lead is added to HubSpot with consent, and counted; a failure can be retried (RST-68, O-22)', async ({
  page,
  portal,
}) => {
  const uuid = await acceptedLead(page, portal, 'owner-scale');
  const before = await seen(page, uuid);
  await page.goto(`profile/leads/lead/${uuid}`);
  await page.getByRole('link', { name: 'Add to HubSpot' }).click();
  await expect(page.getByRole('heading', { name: 'Add this lead to HubSpot?' })).toBeVisible();
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/account/hubspot/*', times: 1 });
  await page.getByRole('link', { name: 'Allow', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: "The lead wasn't added to HubSpot" })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  expect(await seen(page, uuid)).toEqual({ count: before.count, stage: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/leads/lead/${uuid}$`));
  await expect(page.getByText('Lead added to HubSpot')).toBeVisible();
  await expect(page.getByText('Accepted · In CRM').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to HubSpot' })).toHaveCount(0);
  expect(await seen(page, uuid)).toEqual({ count: before.count + 1, stage: 'IN_CRM' });
});

test('without consent, or after a link from another site, the lead is unchanged, and the page says so (O-22)', async ({
  page,
  portal,
}) => {
  const uuid = await acceptedLead(page, portal, 'owner-scale');
  await page.goto(`profile/leads/lead/${uuid}`);
  await page.getByRole('link', { name: 'Add to HubSpot' }).click();
  const allowed = (await page.getByRole('link', { name: 'Allow', exact: true }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: "Don't allow" }).click();
  await expect(page.getByText("HubSpot wasn't given access. The lead hasn't changed.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lead' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/leads/lead/${uuid}$`));

  const other = await acceptedLead(page, portal, 'owner-scale');
  await page.goto(allowed.replace(uuid, other));
  await expect(
    page.getByText("this was started in another browser, or it's already done.", { exact: false }),
  ).toBeVisible();
  await page.goto(allowed.replace(/code=[^&]+/, 'code=x'));
  await expect(page.getByText("HubSpot's permission has expired.", { exact: false })).toBeVisible();
  expect([(await seen(page, uuid)).stage, (await seen(page, other)).stage]).toEqual([null, null]);
});

test('an account without HubSpot is not offered it (O-22)', async ({ page, portal }) => {
  const uuid = await acceptedLead(page, portal, 'owner-start');
  await page.goto(`profile/leads/lead/${uuid}`);
  await expect(page.getByRole('button', { name: 'Ask for a review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to HubSpot' })).toHaveCount(0);
});
