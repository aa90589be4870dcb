import type { Locator, Page } from '@playwright/test';
import { expect, testInNewContext as test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

const PATH = '/account/quick-purchase';
const accounts = { pro: 'PRO', business: 'BUSINESS' } as const;

/** The purchase calls that the upstream has received. */
async function asked({ upstream }: Portal) {
  return (await upstream.requests({ path: PATH })).map(({ method, status, query, body }) => ({
    method,
    status,
    ...((method === 'GET' ? query : body) as { source: string; sessionId: string; userTz?: string }),
  }));
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Buy an agency plan' });
}

test.use({ timezoneId: 'Asia/Tokyo' });

test.afterEach(async ({ portal: { upstream } }) => {
  await upstream.clearFaults();
  await upstream.control('PUT', '/accounts/business@demo.example/billing', { country: 'JP', cardRefusal: 'expired' });
  for (const [name, productName] of Object.entries(accounts)) {
    const body = { status: 'withoutTariff', productName, tariff: 'NONE' };
    await upstream.control('PUT', `/accounts/${name}@demo.example/subscription`, body);
  }
});

test('over a portal page: a failure keeps the dialog, a double click buys once, the overlay closes and the page loads (ACC-05, STA-35, ERR-12, CON-28)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'pro');
  await portal.upstream.markRequests();
  await page.goto('profile/leads');
  const overlay = page.getByRole('region', { name: "Your plan doesn't include this page" });
  await expect(overlay).toContainText("Your Pro subscription doesn't include an agency plan yet.");
  await expect(overlay.getByRole('link', { name: 'Ask for a free trial' })).toBeVisible();
  const opener = overlay.getByRole('button', { name: 'Buy now Agency Growth Kit Start' });
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('definition')).toHaveText(['$139.95', '$26.59', '$166.54']);
  await expectNoBarrier(page, [375, 1440]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'How taxes are added' })).toHaveAttribute('href', '/kb/taxes');

  // The purchase is executed, but its response is lost; a retry must find it.
  const fault = { kind: 'status', status: 500, when: 'after', method: 'POST', path: PATH, times: 1 } as const;
  await portal.upstream.addFault(fault);
  const buy = dialog.getByRole('button', { name: 'Buy for $166.54' });
  await buy.click();
  await expect(dialog.getByRole('alert')).toContainText("you won't be charged twice");
  await buy.dblclick();
  const bought = page.getByRole('dialog', { name: "You're all set" });
  await expect(bought.getByRole('status')).toContainText('Agency Growth Kit Start');
  await expect(overlay).toHaveCount(0);
  await expect(bought.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectNoBarrier(page, [375, 1440]);
  await page.keyboard.press('Enter');
  await expect(bought).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();

  const made = await asked(portal);
  const [sessionId, ...others] = new Set(made.map((call) => call.sessionId));
  expect(others).toEqual([]);
  const sent = { method: 'POST', source: 'profile_form', sessionId, userTz: 'Asia/Tokyo' };
  expect(made.filter(({ method }) => method === 'POST')).toEqual([
    { ...sent, status: 500 },
    { ...sent, status: 204 },
  ]);
});

test('on the plans page: the plans stay if the code of the dialog cannot be loaded (ERR-13)', async ({ page }) => {
  await signedIn(page, 'business');
  const code = /\/assets\/QuickPurchaseDialog-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('get-started');
  const opener = page.getByRole('button', { name: 'Buy now Agency Growth Kit Advanced' });
  await opener.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(opener).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await opener.click();
  await expect(dialogOf(page).getByRole('button', { name: 'Buy for $549.95' })).toBeVisible();
});

test('on the plans page: shows why a card was declined, then buys; other accounts keep the link (RTE-08, ERR-11, STA-34)', async ({
  page,
  portal,
}) => {
  const { upstream } = portal;
  const link = page.getByRole('link', { name: 'Contact us Agency Growth Kit Advanced' });
  await upstream.markRequests();
  await signedIn(page, 'free');
  const known = page.waitForResponse(/graphql$/);
  await page.goto('get-started');
  await known;
  await expect(link).toBeVisible();

  // Nothing moves once the account is known.
  await signedIn(page, 'owner-scale');
  const answers = Promise.withResolvers<void>();
  await page.route(/graphql$/, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto('get-started');
  await expect(page.getByRole('region', { name: 'Try the Agency Growth Kit for free' })).toBeVisible();
  const plans = page.getByRole('heading', { name: 'Plans', exact: true });
  const before = await plans.boundingBox();
  answers.resolve();
  await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible();
  expect(await plans.boundingBox()).toEqual(before);
  await page.unroute(/graphql$/);
  await expect(link).toBeVisible();
  expect(await asked(portal)).toEqual([]);

  await signedIn(page, 'business');
  const withoutScript = await (await page.request.get('get-started')).text();
  expect(withoutScript).toMatch(/<a [^>]*mailto:(?:(?!<\/a>).)*Contact us(?:(?!<\/a>).)* Agency Growth Kit Advanced</);
  await page.goto('get-started');
  const opener = page.getByRole('button', { name: 'Buy now Agency Growth Kit Advanced' });
  await opener.click();
  const dialog = dialogOf(page);
  const buy = dialog.getByRole('button', { name: 'Buy for $549.95' });
  await buy.click();
  await expect(dialog.getByRole('alert')).toHaveText('Your payment was declinedThe card has expired.');
  await expectNoBarrier(page, [375, 1440]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await upstream.control('PUT', '/accounts/business@demo.example/billing', { country: 'JP' });
  await page.reload();
  await opener.click();
  await buy.click();
  const bought = page.getByRole('dialog', { name: "You're all set" });
  await expect(bought.getByRole('status')).toContainText('Agency Growth Kit Advanced');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  const card = page.getByRole('listitem').filter({ hasText: 'Your plan' });
  await expect(card.getByRole('heading')).toHaveText('Agency Growth Kit Advanced');
  // Each page load has a new session id, which its offer and its purchase share.
  const sessions = (await asked(portal)).map(({ method, source, sessionId }) => ({ method, source, sessionId }));
  const loads = Map.groupBy(sessions, ({ sessionId }) => sessionId);
  expect(loads.size).toBe(2);
  for (const [sessionId, calls] of loads) {
    expect(calls.map(({ method }) => method)).toContain('GET');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', source: 'get_started', sessionId },
    ]);
  }
  expect(await ask(page, '{ viewer { account { subscription { status tariff } } } }')).toMatchObject({
    data: { viewer: { account: { subscription: { status: 'PAID', tariff: 'AGK_L' } } } },
  });
});
