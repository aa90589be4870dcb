import { execFileSync } from 'node:child_process';
import { expect, test } from '../harness/portal.ts';
import { newToken } from '../api/testing/newToken.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';
import { ask, signedIn } from './testing/signedIn.ts';

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('opens with a query and the documentation, completes input, and calls no other host (GWY-14, EXT-24)', async ({
  page,
  portal,
}) => {
  const origin = new URL(portal.gateway.url).origin;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // Where the link to sign in leads.
  await page.goto('login?redirect_to=/ide/');
  await page.getByLabel('Email address').fill(demoEmail('owner-scale'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Runs as your session.')).toBeVisible();
  const documentation = page.getByRole('region', { name: 'Documentation Explorer' });
  await expect(documentation.getByRole('link', { name: 'Mutation', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/WhoAmI/);
  // The comment that explains the example is wider than the editor.
  await expect(page.locator('.graphiql-query-editor .view-line', { hasText: /limits\.$/ })).not.toContainText('# The');
  // Shown below the pointer, too.
  await expect(page.locator('.graphiql-execute-button title')).toHaveText('play icon');
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.getByText(/HTTP 200 · \d+ ms · .* · cost \d+ · \d+ upstream calls/)).toBeVisible();
  await expect(page.locator('.graphiql-response')).toContainText('owner-scale@demo.example');

  // Another tab also shows the documentation right away, and its example has the reader's own ids.
  await page.getByRole('tab', { name: 'AcceptLead' }).click();
  await expect(documentation.getByRole('link', { name: 'Mutation', exact: true })).toBeVisible();
  const answer = (await ask(page, '{ viewer { leads(first: 1, status: PENDING) { edges { node { id } } } } }')) as {
    data: { viewer: { leads: { edges: { node: { id: string } }[] } } };
  };
  const id = answer.data.viewer.leads.edges[0]?.node.id ?? 'none';
  await expect(page.locator('.graphiql-editor-tool')).toContainText(id.slice(0, 20));

  // Completion uses the same schema.
  await page.getByRole('tab', { name: 'WhoAmI' }).click();
  await page.locator('.graphiql-query-editor .view-line', { hasText: 'agencyStatus' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.suggest-widget')).toContainText('__typename');

  // Right after a change of tabs, the operation that runs is that of the new tab.
  await page.getByRole('tab', { name: 'LeadsPage' }).click();
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('totalCount');

  // The explorer builds an operation by clicking.
  await page.getByRole('tab', { name: 'WhoAmI' }).click();
  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click();
  await expect(page.getByText('counters', { exact: true }).first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

test('a token is used instead of the session, and is not in the curl command to copy (EXT-24, GWY-14)', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'owner-scale');
  const token = await newToken(portal.upstream, 'pro');
  const response = page.locator('.graphiql-response');
  const run = page.getByRole('button', { name: /Execute/ });
  await page.goto('ide/');

  await test.step('an operation runs with the token', async () => {
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.locator('.graphiql-editor-tool .monaco-editor').last().click();
    await page.keyboard.insertText(`{ "Authorization": "Bearer ${token}" }`);
    await run.click();
    await expect(response).toContainText('pro@demo.example');
    await expect(page.getByText('Runs with the token under Headers')).toBeVisible();
    // The history remembers the operation, but not the token.
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored.includes('graphiql:queries')).toBe(true);
    expect(stored.includes(token)).toBe(false);
  });

  await test.step('so does the next one: this account has no leads, unlike that of the session', async () => {
    await page.getByRole('tab', { name: 'LeadsPage' }).click();
    await expect(page.locator('.graphiql-query-editor')).toContainText('LeadsPage');
    await expect(async () => {
      await run.click();
      await expect(response).toContainText('SUBSCRIPTION_REQUIRED', { timeout: 2_000 });
    }).toPass();
  });

  const copy = page.getByRole('button', { name: 'Copy as curl' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step('it can be copied as a command that runs with any token', async () => {
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    const command = await copied();
    expect(command).not.toContain(token);
    const another = await newToken(portal.upstream, 'owner-scale');
    const { url, headers, body } = curlOf(command.replace('<token>', another));
    const answer: unknown = await (await fetch(url, { method: 'POST', headers, body })).json();
    expect(answer).toMatchObject({ data: { viewer: { leads: { edges: expect.any(Array) as unknown } } } });
  });

  await test.step('a page over plain http, which has no clipboard, says that it may not copy', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Your browser blocked copying' })).toBeFocused();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  });

  await test.step('what cannot be sent is not copied', async () => {
    const command = await copied();
    await page.getByRole('button', { name: 'Variables' }).click();
    await page.locator('.graphiql-editor-tool .monaco-editor').first().click();
    await page.keyboard.insertText('{');
    await copy.click();
    await expect(page.getByRole('button', { name: /^Variables are invalid JSON/ })).toBeVisible();
    expect(await copied()).toBe(command);
  });
});

/** What curl sends, as a shell reads the command. */
function curlOf(command: string): { url: string; headers: Record<string, string>; body: string } {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`;
  const words = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
  const after = (flag: string) => words.filter((_, index) => words[index - 1] === flag);
  const headers = Object.fromEntries(after('-H').map((header) => header.split(': ') as [string, string]));
  return { url: words.find((word) => word.startsWith('http')) ?? '', headers, body: after('-d')[0] ?? '' };
}

test('says that its schema cannot be read and loads again; fits a phone, follows the theme of the system, and Tab can leave its editors (GWY-14)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route('**/ide/schema.graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('ide/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/ide/schema.graphql');
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/WhoAmI/);
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('"viewer": null');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  // Nor are the lines of a query too short for names on a narrow screen.
  await page.setViewportSize({ width: 900, height: 740 });
  const widths = ['.graphiql-editors', '.graphiql-response'].map((pane) => page.locator(pane).boundingBox());
  for (const box of await Promise.all(widths)) expect(box?.width).toBeGreaterThan(500);

  const editor = page.locator('.graphiql-query-editor .monaco-editor').first();
  await expect(editor).toHaveClass(/\bvs\b/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(editor).toHaveClass(/\bvs-dark\b/);

  await editor.click();
  await expect(page.locator('.graphiql-query-editor :focus')).toHaveCount(1);
  await page.keyboard.press('Control+M');
  await page.keyboard.press('Tab');
  await expect(page.locator('.graphiql-query-editor .monaco-editor :focus')).toHaveCount(0);
});

test('says that the server does not respond, and who operations run as once it does (GWY-14)', async ({
  page,
  context,
}) => {
  await signedIn(page, 'owner-scale');
  const response = page.locator('.graphiql-response');
  const run = page.getByRole('button', { name: /Execute/ });
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>' }));
  await page.goto('ide/');
  await expect(page.getByText('The server has not responded yet.')).toBeVisible();
  await run.click();
  await expect(response).toContainText('HTTP 502 without a GraphQL response');

  await page.unroute('**/graphql');
  await run.click();
  await expect(response).toContainText('owner-scale@demo.example');
  await expect(page.getByText('Runs as your session.')).toBeVisible();

  await page.route('**/graphql', (route) => route.abort());
  await run.click();
  await expect(response).toContainText('could not be reached');
  await expect(response).not.toContainText('stack');
  // The measures are not those of an earlier response.
  await expect(page.getByText(/HTTP 200/)).toHaveCount(0);
  await page.getByRole('tab', { name: 'WhoAmI' }).click();
  await page.locator('.graphiql-query-editor .view-line').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('subscription { messengerEvents { messenger { unreadMessages } } }');
  await expect(async () => {
    await run.click();
    await expect(response).toContainText('no events arrive', { timeout: 2_000 });
  }).toPass();
  await expect(response).not.toContainText('stack');

  await page.unroute('**/graphql');
  await context.clearCookies();
  await expect(async () => {
    await run.click();
    await expect(response).toContainText('UNAUTHENTICATED', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '../login?redirect_to=/ide/');
});

test('in the dark, comments are readable; the keyboard skips the documentation; a refused subscription shows why (GWY-14)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('ide/');
  await expect(page.locator('.graphiql-query-editor .view-line').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  // The editor's own green for comments is too dark on this ground. This is GraphiQL's color for secondary text.
  const comment = page.locator('.graphiql-query-editor .view-line span', { hasText: /^#/ }).last();
  await expect(comment).toHaveCSS('color', 'rgba(183, 194, 215, 0.8)');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the editor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.graphiql-query-editor :focus')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  const response = page.locator('.graphiql-response');
  await expect(response).toContainText('"viewer": null');
  await expect(page.getByText(/HTTP 200/)).toBeVisible();
  await page.getByRole('tab', { name: 'LiveChat' }).click();
  // For a moment after a change of tab, GraphiQL still sends the name of the other tab's operation.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(response).toContainText('UNAUTHENTICATED', { timeout: 2_000 });
  }).toPass();
  await expect(response).not.toContainText('stack');
  await expect(page.getByText(/HTTP 200/)).toHaveCount(0);
});
