import type { Page } from '@playwright/test';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { expect, expectAlive, test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

const TEXTS = {
  'What did the client need?': 'Nobody who did not know the name of the shop before ever found it.',
  'What did you do?': 'New texts for every product, and links from the guides of the region.',
  'What was the result?': 'Twice as many visits from searches, and a third more orders in months.',
};

/** Signs in and accepts a new lead; returns its uuid. */
async function acceptedLead(page: Page, { upstream }: Portal): Promise<string> {
  await signedIn(page, 'owner-scale');
  const { uuid } = (await upstream.control('POST', '/accounts/owner-scale@demo.example/leads')) as { uuid: string };
  await ask(page, `mutation { acceptLead(input: { leadId: "${toGlobalId('Lead', uuid)}" }) { errors { code } } }`);
  return uuid;
}

/** Saves the review of a lead through the API. */
async function saveReview(page: Page, uuid: string, texts: readonly string[], submit: boolean) {
  const [challenge = '', solution = '', result = ''] = texts;
  const input = JSON.stringify({ leadId: toGlobalId('Lead', uuid), challenge, solution, result, submit });
  const fields = input.replaceAll(/"(\w+)":/g, '$1:');
  const answer = await ask(page, `mutation { saveReview(input: ${fields}) { lead { name } shareUuid } }`);
  return (answer as { data: { saveReview: { lead: { name: string }; shareUuid: string } } }).data.saveReview;
}

test('a review is drafted on the page of its lead: errors by field, failures keep the texts (SCR-28, VAL-41, STA-45, ERR-17, ERR-18, RDR-04)', async ({
  page,
  portal,
}) => {
  const uuid = await acceptedLead(page, portal);
  await portal.upstream.addFault({
    kind: 'status',
    status: 500,
    method: 'GET',
    path: '/account/leads/*/review/',
    times: 2,
  });
  await page.goto(`profile/leads/lead/${uuid}`);
  const open = page.getByRole('button', { name: 'Ask for a review' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await portal.upstream.clearFaults();
  await open.click();
  const need = dialog.getByRole('textbox', { name: 'What did the client need?' });
  await need.fill('x'.repeat(49));
  await expect(dialog.getByText('49 of 300 characters, at least 50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to client' }).click();
  await expect(dialog.getByText('Write at least 50 characters.')).toBeVisible();
  await expect(need).toBeFocused();
  await expectNoBarrier(page, [375, 1440]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('combobox', { name: 'Duration' }).selectOption({ label: '1 to 3 months' });
  await portal.upstream.addFault({
    kind: 'status',
    status: 500,
    method: 'PUT',
    path: '/account/leads/*/review/*/',
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(need).toHaveValue('x'.repeat(49));
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Continue draft' }).click();
  const brief = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'View the brief' }).click();
  const opened = await brief;
  await expect(opened.getByText("This is the demo's page of briefs.")).toBeVisible();
  expect(opened.url()).toMatch(/[/]briefs[?]reviewUuid=[0-9a-f-]{36}$/);
  await opened.close();
  await expect(need).toHaveValue('x'.repeat(49));
  await expect(dialog.getByRole('combobox', { name: 'Duration' })).toHaveValue(/./);
});

test('leaving a typed review asks for confirmation; the text survives Back and a reload, and can be discarded (EXT-05, P-06)', async ({
  page,
  portal,
}) => {
  await acceptedLead(page, portal);
  await page.goto('profile/leads?status=accepted');
  // The newest first.
  await page.getByRole('rowheader').getByRole('link').first().click();
  const asPage = page.getByRole('link', { name: 'Open as page' });
  await asPage.click();
  await expect(page).toHaveURL(/leads\/lead\//);
  // The pane has the same button as the page.
  await expect(asPage).toBeHidden();
  const open = page.getByRole('button', { name: 'Ask for a review' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
  const need = dialog.getByRole('textbox', { name: 'What did the client need?' });
  await expect(need).toBeFocused();
  await need.fill('They hired us for the spring');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoBarrier(page, [375]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(need).toHaveValue('They hired us for the spring');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await open.click();
  await expect(need).toHaveValue('They hired us for the spring');
  await expect(dialog.getByText('We restored your unsaved changes', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect(need).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a lead is selected, its review submitted and shared (SCR-27, SCR-29, STA-47, O-30)', async ({ page, portal }) => {
  const uuid = await acceptedLead(page, portal);
  const { name } = (await saveReview(page, uuid, ['Begun'], false)).lead;
  await page.goto('profile/leads?reviewableLeads=1');
  const chooser = page.getByRole('dialog', { name: 'Who would you like to ask?' });
  // The draft of the lead accepted last comes first. Another lead may have the same name.
  const draft = chooser.getByRole('button', { name: /Draft$/ }).first();
  await expect(draft).toContainText(name);
  await draft.click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
  await expect(dialog.getByRole('textbox', { name: 'What did the client need?' })).toHaveValue('Begun');
  for (const [label, text] of Object.entries(TEXTS)) await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByText('SEO', { exact: true }).first().click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Send to client' }).click();
  const share = page.getByRole('dialog', { name: 'Share the link with your client' });
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/en\/review\/[0-9a-f-]{36}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect((await page.request.get(link)).status()).toBe(200);
  await share.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/profile\/leads$/);
});

test('a client confirms a review without an account, and it is on the page (STA-46, O-30)', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const uuid = await acceptedLead(page, portal);
  const { shareUuid } = await saveReview(page, uuid, Object.values(TEXTS), true);
  const client = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const scripts = Promise.withResolvers<void>();
  await client.route('**/assets/vendor-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const opened = await client.goto(`en/review/${shareUuid}`, { waitUntil: 'commit' });
  expect(opened?.status()).toBe(200);
  const company = client.getByRole('textbox', { name: 'Company' });
  await company.fill('Boots & Sons');
  scripts.resolve();
  await expectAlive(client);
  await expect(client.getByRole('heading', { level: 1, name: /has asked for your review$/ })).toBeVisible();
  await expect(client.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(client.getByText(TEXTS['What was the result?'])).toBeVisible();
  const confirm = client.getByRole('button', { name: 'Confirm review' });
  await confirm.click();
  await expect(client.getByText('Enter a name with 2 to 100 characters.')).toBeVisible();
  await expect(client.getByText('Select a rating.')).toBeVisible();
  await expectNoBarrier(client, [375, 1440]);
  await client.getByRole('textbox', { name: 'Your name' }).fill('Edda Wanderer');
  await client.getByRole('radio', { name: '4 stars' }).check();
  // Entered before hydration.
  await expect(company).toHaveValue('Boots & Sons');
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '/reviews/*', times: 1 });
  await confirm.click();
  await expect(client.getByText("We couldn't send your answer. Try again.")).toBeVisible();
  await confirm.click();
  await expect(client.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await client.getByRole('link', { name: "Go to the agency's page" }).click();
  await expect(client.getByRole('heading', { level: 3, name: 'Edda Wanderer' })).toBeVisible();

  // An unknown link, and then the lead after its review has been answered.
  expect((await client.request.get(`review/${uuid}`)).status()).toBe(404);
  await page.goto(`profile/leads/lead/${uuid}`);
  await page.getByRole('button', { name: 'View review' }).click();
  await expect(page.getByRole('dialog').getByText("Your client confirmed it. It's on your page.")).toBeVisible();
});

test.describe('a client is asked before a review is marked as not accurate (O-30)', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', async ({ page, portal, browser, baseURL }) => {
      const uuid = await acceptedLead(page, portal);
      const { shareUuid } = await saveReview(page, uuid, Object.values(TEXTS), true);
      const client = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })).newPage();
      await client.goto(`en/review/${shareUuid}`);
      if (javaScriptEnabled) await expectAlive(client);
      const refuse = client.getByRole('button', { name: 'Not accurate' });
      const question = client.getByRole('dialog', { name: 'Mark this review as not accurate?' });
      await refuse.click();
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await client.keyboard.press('Enter');
      await expect(question).toBeHidden();
      await expect(refuse).toBeFocused();
      await client.keyboard.press('Enter');
      await expect(question).toBeVisible();
      if (javaScriptEnabled) await expectNoBarrier(client, [375, 1440]);
      await question.getByRole('button', { name: 'Not accurate' }).click();
      await expect(client.getByText(/^This review was marked as not accurate/)).toBeVisible();
    });
  }
});
