import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { squarePng } from './squarePng.ts';

/** Selects an option in a long list behind a disclosure. */
async function select(page: Page, group: string, names: readonly string[]): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`^${group}`) });
  await field.locator('summary').click();
  for (const name of names) await field.getByRole('checkbox', { name, exact: true }).check();
}

/** Searches for a place by prefix and selects it. */
async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(place.slice(0, 4));
  await page
    .locator('li')
    .getByText(new RegExp(`^${place}`))
    .first()
    .click();
}

/** Fills in every field required to publish in the open form of a new agency. */
export async function fillProfile(page: Page, name: string): Promise<void> {
  const text = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await squarePng() });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await text('Agency name', name);
  await text('Tagline', 'Search for harbors and the towns around them');
  await text('Short description', `${name} helps small companies at the coast to be found. `.repeat(2).trim());
  await text(
    'Detailed description',
    `${name} works in teams of two and shows what it does every week. `.repeat(20).trim(),
  );
  await text('Founded', '2019');
  await page.getByLabel('Team size').selectOption({ label: '1–9 people' });
  await text('Website', 'harbor-lights.example');
  const services = page.getByRole('group', { name: /^Services/ });
  await services.getByRole('checkbox', { name: 'SEO', exact: true }).check();
  await select(page, 'Industries', ['Automotive']);
  await select(page, 'Languages', ['English', 'German']);
  await select(page, 'Tools', ['Looker Studio']);
  for (const choice of ['$1,000 to $2,500', '1 to 3 months', 'Small companies']) {
    await page.getByRole('checkbox', { name: choice, exact: true }).check();
  }
  await choosePlace(page, 'Add a city, state or country', 'Germany');
  await page.getByRole('button', { name: 'Add office' }).click();
  await choosePlace(page, 'City', 'Berlin');
  await text('Postal code', '10115');
  await text('Address', 'Invalidenstraße 1');
  await text('Phone number', '+49301234567');
  await text('Email address 1', 'hello@harbor-lights.example');
}
