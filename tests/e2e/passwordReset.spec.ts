import type { WireOutboxMessage } from '../../upstream/contract/outbox.ts';
import { expect, test, type Portal } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';

const OLD = 'the password of before';
const NEW = 'a password nobody knows';

/** Creates an account of its own. */
async function signUp({ upstream }: Portal, email: string): Promise<void> {
  const answer = await fetch(`${upstream.url}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: OLD }),
  });
  expect(answer.status).toBe(201);
}

/** The link of the newest message to an account, from the outbox of the upstream. */
async function linkTo({ upstream, gateway }: Portal, email: string): Promise<string> {
  const newest = async (): Promise<string> => {
    const { messages } = (await upstream.control('GET', `/outbox?account=${email}`)) as {
      messages: WireOutboxMessage[];
    };
    return messages[0]?.link ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return (await newest()).replace('http://localhost:4000', gateway.url);
}

test('sets a new password using a link, with the keyboard alone (P-37)', async ({ page, portal }) => {
  const email = 'forgetful@agency.example';
  await signUp(portal, email);
  await page.goto('login?redirect_to=%2Fprofile%2Fsettings');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email address').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(`If there's an account for ${email}`)).toBeVisible();

  const link = await linkTo(portal, email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  const token = new URL(link).hash.slice(1);
  await page.reload();
  await expect(page).toHaveURL(/\/reset-password$/);
  expect(asked.filter((text) => text.includes(token))).toEqual([]);

  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.type('short');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await expect(password).toHaveAttribute('type', 'text');
  await password.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await password.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('resetToken'))).toBeNull();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OLD);
  await page.keyboard.press('Enter');
  await expect(page.getByText("That email and password don't match. Check both and try again.")).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible();

  // A signed-in user can open the link; the page then says that it was already used.
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This link was already used, or you used a newer one.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).focus();
});

test('gives the same answer for unknown and known addresses, and refuses modified links (P-37, PLT-11)', async ({
  page,
}) => {
  await page.goto('forgot-password');
  await expect(page.getByRole('heading', { name: 'Reset your password', exact: true })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await page.getByLabel('Email address').fill('nobody-at-all@agency.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText("If there's an account for nobody-at-all@agency.example")).toBeVisible();
  await page.goto('reset-password#not-a-link');
  await expect(page.getByRole('heading', { name: 'Choose a new password', exact: true })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText("This link doesn't work. Request a new one.")).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test("turns off notifications with the button behind an email's link (STA-70, PLT-11)", async ({ page, portal }) => {
  const account = 'owner-legacy@demo.example';
  await portal.upstream.control('POST', `/accounts/${account}/leads`);
  const { messages } = (await portal.upstream.control('GET', `/outbox?account=${account}`)) as {
    messages: WireOutboxMessage[];
  };
  const link = /\/unsubscribe\?\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  await page.goto(portal.gateway.url + link);
  await expect(page.getByRole('heading', { name: 'Unsubscribe', exact: true })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await page.getByRole('button', { name: 'Unsubscribe' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe\?result=done$/);
  await expectNoBarrier(page, [375, 1440]);
  await page.goto(`${portal.gateway.url}/de/unsubscribe?token=nothing`);
  await page.getByRole('button', { name: 'Abbestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Link funktioniert nicht' })).toBeVisible();
});
