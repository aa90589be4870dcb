import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReceivedMail } from '../../upstream/notifications/testing/readMail.ts';
import { startSmtp, type TestSmtp } from '../../upstream/notifications/testing/testSmtp.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';
import { Browser, EMAIL, emailOf } from './testing/browser.ts';

let smtp: TestSmtp;
let upstream: Upstream;
let gateway: Gateway;
const PORTAL = 'https://portal.example';
beforeAll(async () => {
  smtp = await startSmtp();
  upstream = await startUpstream({
    clock: 'running',
    env: { SMTP_URL: smtp.url, UNREAD_MINUTES: '0', PORTAL_URL: PORTAL, MAIL_FROM: 'no-reply@portal.example' },
  });
  gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } });
}, 60_000);
afterAll(async () => {
  await gateway?.stop();
  await upstream?.stop();
  await smtp?.close();
});

/** Waits until an address has received this many emails, and returns them. */
async function mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
  const found = (): ReceivedMail[] => smtp.mails.filter(({ to }) => to === address);
  await expect.poll(() => found().length, { timeout: 10_000 }).toBe(count);
  return found();
}

/** The URL at the gateway for a link in an email. */
function here(link: string | undefined): string {
  return (link ?? '').replace(PORTAL, gateway.url);
}

function linkTo(path: string, mail: ReceivedMail | undefined): string {
  return here(new RegExp(`${PORTAL}${path}\\S*`).exec(mail?.text ?? '')?.[0]);
}

async function addLead(account: string): Promise<void> {
  await upstream.control('POST', `/accounts/${account}@demo.example/leads`);
}

describe('notifications (STA-70)', () => {
  test("arrive in the account's language, and link to the lead and to the chat", async () => {
    const address = 'owner-advanced@demo.example';
    const browser = new Browser(gateway);
    await browser.signIn('owner-advanced');
    expect(await browser.run('mutation { setLocale(input: { locale: DE }) { errors { code } } }')).toMatchObject({
      data: { setLocale: { errors: [] } },
    });
    await addLead('owner-advanced');
    const [mail] = await mailsTo(address, 1);
    expect(mail?.headers['subject']).toMatch(/^Neuer Lead: /);
    const lead = linkTo('/profile/leads/lead/', mail);
    const path = new URL(lead).pathname;
    const visitor = await fetch(lead, { redirect: 'manual' });
    expect(visitor.headers.get('location')).toBe(`/signup?redirect_to=${encodeURIComponent(path)}`);

    const found = await browser.run('query ($slug: String!) { viewer { lead(slug: $slug) { id } } }', {
      slug: path.split('/').at(-1),
    });
    expect(found.data).toMatchObject({ viewer: { lead: { id: expect.any(String) as string } } });
    const chats = await browser.run('{ viewer { chats(first: 1) { edges { node { uuid } } } } }');
    const { viewer } = chats.data as { viewer: { chats: { edges: { node: { uuid: string } }[] } } };
    const uuid = viewer.chats.edges[0]?.node.uuid ?? '';
    await upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Guten Tag' });
    const [, message] = await mailsTo(address, 2);
    expect(message?.headers['subject']).toMatch(/^Neue Nachricht von /);
    expect(linkTo('/profile/messages', message)).toBe(`${gateway.url}/profile/messages?selectedChat=${uuid}`);
  });

  test('can be turned off with one click in a mail program, but not by opening the link', async () => {
    const address = 'owner-start@demo.example';
    await addLead('owner-start');
    const [mail] = await mailsTo(address, 1);
    const link = here(/<(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1]);

    const page = await fetch(link, { headers: { 'accept-language': 'fr' } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await page.text();
    expect(html).toContain('Se désabonner');
    expect(html).toMatch(/<form action="\/unsubscribe\?token=[\w-]+" method="post"/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    await addLead('owner-start');
    await mailsTo(address, 2);

    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const oneClick = await fetch(link, { method: 'POST', body: form });
    expect([oneClick.status, await oneClick.text()]).toEqual([200, 'done\n']);
    await addLead('owner-start');
    // Once another account's later email has arrived, the outbox must have been processed.
    await addLead('recipient');
    await mailsTo('recipient@demo.example', 1);
    await mailsTo(address, 2);
    expect(gateway.output()).not.toContain(new URL(link).searchParams.get('token'));
  });

  test('can be turned off with the button on the page, which works without JavaScript', async () => {
    await addLead('owner-legacy');
    const [mail] = await mailsTo('owner-legacy@demo.example', 1);
    const pressed = await fetch(linkTo('/unsubscribe', mail), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(),
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/unsubscribe?result=done']);
    const done = await fetch(`${gateway.url}/unsubscribe?result=done`);
    expect(await done.text()).toContain('You&#x27;re unsubscribed');
  });

  test('are not affected by a modified link, whose page says that it does not work', async () => {
    const url = `${gateway.url}/unsubscribe?token=nothing`;
    const oneClick = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(oneClick.status).toBe(404);
    const pressed = await fetch(url, { method: 'POST', redirect: 'manual' });
    expect(pressed.headers.get('location')).toBe('/unsubscribe?result=unknown');
    expect(await (await fetch(`${gateway.url}/unsubscribe?result=unknown`)).text()).toContain('link doesn');
  });
});

describe('password reset (P-37)', () => {
  const REQUEST =
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isRequested errors { code path } } }';
  const RESET =
    'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { isReset errors { code path } } }';

  test('uses a link that works once, and ends every session, including this browser’s', async () => {
    const owner = new Browser(gateway);
    await owner.signIn('business');
    const elsewhere = new Browser(gateway);
    await elsewhere.signIn('business');
    expect(await owner.run(REQUEST, { email: ' Business@demo.example' })).toMatchObject({
      data: { requestPasswordReset: { isRequested: true, errors: [] } },
    });
    const [mail] = await mailsTo('business@demo.example', 1);
    const link = linkTo('/reset-password', mail);
    expect((await fetch(link)).headers.get('referrer-policy')).toBe('no-referrer');
    const token = new URL(link).hash.slice(1);
    expect(await owner.run(RESET, { token, password: 'short' })).toMatchObject({
      data: { resetPassword: { isReset: false, errors: [{ code: 'PASSWORD_MIN_LENGTH', path: ['password'] }] } },
    });
    expect(await owner.run(RESET, { token, password: 'a new long password' })).toMatchObject({
      data: { resetPassword: { isReset: true, errors: [] } },
    });
    expect(owner.cookies.has('sid')).toBe(false);
    expect(await elsewhere.run(EMAIL)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await owner.run(RESET, { token, password: 'another long password' })).toMatchObject({
      data: { resetPassword: { isReset: false, errors: [{ code: 'RESET_LINK_USED' }] } },
    });
    expect(await owner.signIn('business')).toMatchObject({ data: { signIn: { viewer: null } } });
    await owner.signIn('business', 'a new long password');
    expect(emailOf(await owner.run(EMAIL))).toBe('business@demo.example');
    expect(gateway.output()).not.toContain(token);
  });

  test('also revokes the session of another account in the same browser', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-start');
    const copy = new Browser(gateway);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.run(REQUEST, { email: 'guru@demo.example' });
    const [mail] = await mailsTo('guru@demo.example', 1);
    const token = new URL(linkTo('/reset-password', mail)).hash.slice(1);
    expect(emailOf(await copy.run(EMAIL))).toBe('owner-start@demo.example');
    expect(await browser.run(RESET, { token, password: 'a new long password' })).toMatchObject({
      data: { resetPassword: { isReset: true } },
    });
    expect(await copy.run(EMAIL)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  test('gives the same response without an account, and sends nothing', async () => {
    const visitor = new Browser(gateway);
    expect(await visitor.run(REQUEST, { email: 'nobody@demo.example' })).toMatchObject({
      data: { requestPasswordReset: { isRequested: true, errors: [] } },
    });
    await visitor.run(REQUEST, { email: 'trial@demo.example' });
    await mailsTo('trial@demo.example', 1);
    await mailsTo('nobody@demo.example', 0);
    expect(await visitor.run(REQUEST, { email: 'nobody' })).toMatchObject({
      data: { requestPasswordReset: { isRequested: false, errors: [{ code: 'EMAIL_FORMAT', path: ['email'] }] } },
    });
  });

  test('is refused for access tokens', async () => {
    const owner = new Browser(gateway);
    await owner.signIn('owner-scale');
    const { token } = await owner.createToken({ name: 'Tool', expiresInDays: 1, scopes: ['READ'] });
    for (const [query, variables] of [
      [REQUEST, { email: 'owner-scale@demo.example' }],
      [RESET, { token: 'x', password: 'a new long password' }],
    ] as const) {
      const { errors } = await gateway.run(token, query, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});
