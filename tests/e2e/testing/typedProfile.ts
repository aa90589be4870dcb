import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

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
  /** Expects what was last typed to be saved on the server and shown after a reload. */
  expectSaved(): Promise<void>;
}

/** Opens the form for the signed-in account. */
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
