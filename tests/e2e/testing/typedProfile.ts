import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ProfileInput, type WireProfile, type WireProfileInput } from '../../../upstream/contract/profile.ts';
import type { Upstream } from '../../harness/upstream.ts';
import { ask } from './signedIn.ts';

const STORED =
  '{ viewer { profile { tagline socials { linkedIn } emailSettings { values } newRanges { budgets { key } } } } }';
/** The key of the largest budget. */
const LARGE = { key: '6' };

/** Drives the profile form. */
export interface ProfileFormPage {
  readonly tagline: Locator;
  /** The text in the save bar. */
  readonly status: Locator;
  /** Edits four of the five sections, with texts that contain `word`. */
  type(word: string): Promise<void>;
  /** Expects what was last typed to be in the form. */
  expectTyped(): Promise<void>;
  save(): Promise<void>;
  /** Expects what was last typed to be saved on the server, and no longer kept as unsaved in this browser. */
  expectSaved(): Promise<void>;
}

/** Opens the form for the signed-in account, by its address or with a link in the page. */
export async function openProfileForm(page: Page, from: string | Locator = 'profile'): Promise<ProfileFormPage> {
  await (typeof from === 'string' ? page.goto(from) : from.click());
  const form = profileForm(page);
  await form.tagline.waitFor();
  return form;
}

function profileForm(page: Page): ProfileFormPage {
  const tagline = page.getByLabel('Tagline');
  const linkedIn = page.getByLabel('LinkedIn (optional)');
  const email = page.getByRole('textbox', { name: 'Email address 1' });
  const largeBudget = page.getByRole('checkbox', { name: 'Over $25,000' });
  const status = page.locator('[role="status"][data-state]');
  let typed = { word: '', isLarge: false };
  const expectTyped = async () => {
    const { word, isLarge } = typed;
    await expect(tagline).toHaveValue(`Known for ${word}`);
    await expect(largeBudget).toBeChecked({ checked: isLarge });
    await expect(linkedIn).toHaveValue(`https://www.linkedin.com/company/${word}`);
    await expect(email).toHaveValue(`${word}@agency.example`);
  };
  return {
    tagline,
    status,
    async type(word) {
      typed = { word, isLarge: !(await largeBudget.isChecked()) };
      await tagline.fill(`Known for ${word}`);
      await largeBudget.setChecked(typed.isLarge);
      await linkedIn.fill(`https://www.linkedin.com/company/${word}`);
      await email.fill(`${word}@agency.example`);
    },
    expectTyped,
    save: () => page.getByRole('button', { name: 'Save changes' }).click(),
    async expectSaved() {
      await expect(status).toHaveText('Saved');
      await expectTyped();
      const { word, isLarge } = typed;
      const budgets = isLarge ? expect.arrayContaining([LARGE]) : expect.not.arrayContaining([LARGE]);
      expect(await ask(page, STORED)).toMatchObject({
        data: {
          viewer: {
            profile: {
              tagline: `Known for ${word}`,
              socials: { linkedIn: `https://www.linkedin.com/company/${word}` },
              emailSettings: { values: expect.arrayContaining([`${word}@agency.example`]) },
              newRanges: { budgets },
            },
          },
        },
      });
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('profile:'))),
      ).toEqual([]);
    },
  };
}

/** Saves the account's profile as another device does. */
export async function saveElsewhere(upstream: Upstream, account: string, change: Partial<WireProfileInput>) {
  const authorization = `Bearer ${await upstream.signIn(account)}`;
  const read = async (path: string): Promise<unknown> =>
    (await fetch(upstream.url + path, { headers: { authorization } })).json();
  const { token } = (await read('/csrf')) as { token: string };
  const saved = (await read('/profile')) as WireProfile;
  const kept = Object.entries(saved).filter(([name]) => name in ProfileInput.properties);
  const input = {
    ...Object.fromEntries(kept),
    regions: saved.regions.map(({ id }) => id),
    offices: saved.offices.map(({ location, ...office }) => ({ locationId: location?.id ?? null, ...office })),
    ...change,
  };
  const answer = await fetch(`${upstream.url}/profile`, {
    method: 'PUT',
    headers: { authorization, 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.status).toBe(200);
}
