import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../../harness/upstream.ts';

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { code } } }';

/** Headers that a browser sends with requests from our own pages. */
const SAME_ORIGIN = { 'graphql-require-preflight': '1', 'sec-fetch-site': 'same-origin' };

/**
 * Signs in as a demo account without the sign-in page, by setting the session's cookie in the page's context. An
 * overloaded gateway sheds requests; such a one is sent again when the response says so.
 */
export async function signedIn(page: Page, account: string): Promise<void> {
  for (;;) {
    const answer = await page.request.post('graphql', {
      headers: SAME_ORIGIN,
      data: { query: SIGN_IN, variables: { input: { email: demoEmail(account), password: demoPassword } } },
    });
    const text = await answer.text();
    if (text.includes('"errors":[]')) return;
    if (answer.status() !== 503) throw new Error(`Signing in ${account} answered ${answer.status()}: ${text}`);
    await setTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1_000);
  }
}

/** Runs an operation with the page's session. */
export async function ask(page: Page, query: string): Promise<unknown> {
  const answer = await page.request.post('graphql', { headers: SAME_ORIGIN, data: { query } });
  return answer.json();
}
