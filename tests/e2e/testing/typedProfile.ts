import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The form of the agency's profile, as somebody fills it in. */
export interface ProfileFormPage {
  readonly tagline: Locator;
  /** What the save bar says. */
  readonly status: Locator;
  /** Changes something in four of the five sections; texts contain the word. */
  type(word: string): Promise<void>;
  /** Expects what was typed last. */
  expectTyped(): Promise<void>;
  save(): Promise<void>;
  /** Expects that the server has what was typed: saved, and there after a reload. */
  expectSaved(): Promise<void>;
}

/** Opens the form for the account that is signed in. */
export async function openProfileForm(page: Page, address = 'profile'): Promise<ProfileFormPage> {
  await page.goto(address);
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
      await page.reload();
      await expectTyped();
      await expect(status).toHaveText('All changes saved');
    },
  };
}
