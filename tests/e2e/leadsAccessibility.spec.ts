import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

// The list and an open lead are checked in every width, other states in those whose layout they change.

test('axe finds no violation in the list (PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-legacy');
  await page.goto('profile/leads?sort=deadline');
  await expect(page.getByText("You're slow to answer leads")).toBeVisible();
  await expectNoBarrier(page);
});

test('no bar covers a field of an open lead, and axe finds no violation in it (PLT-11)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=pending');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('j');
  const lead = page.getByRole('complementary', { name: 'Selected lead' });
  await expect(lead).toBeVisible();

  const note = lead.getByRole('textbox', { name: 'Add a note' });

  await test.step('at a zoom of 400 % no bar covers the focused field of a lead (PLT-11)', async () => {
    // What remains of a window of 1280 × 1024 pixels (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await note.focus();
    const inFront = await note.evaluate((field) => {
      const { x, top, bottom } = field.getBoundingClientRect();
      return [top + 8, bottom - 8].map((y) => document.elementFromPoint(x + 20, y) === field);
    });
    expect(inFront).toEqual([true, true]);
  });

  await test.step('on a phone, the end of the page can be scrolled clear of a notice (NTC-16)', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '*/notes*', times: 1 });
    await note.fill('They need a quote this week.');
    const save = lead.getByRole('button', { name: 'Save note' });
    await save.click();
    await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
    await save.click();
    await expect(lead.getByRole('listitem').getByText('They need a quote this week.')).toBeVisible();
  });

  await test.step('axe finds no violation in an open lead', async () => {
    await expectNoBarrier(page);
    // Axe leaves out what is hidden from screen readers: the key on a button has the contrast of the button's text.
    const key = lead.getByRole('button', { name: /^Accept/ }).locator('kbd');
    await expect(key).toHaveCSS('opacity', '1');
  });
});

test('on a low phone, a notice covers no action of a dialog (NTC-16)', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 620 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=pending');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const lead = page.getByRole('complementary', { name: 'Selected lead' });
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '*/notes*', times: 1 });
  await lead.getByRole('textbox', { name: 'Add a note' }).fill('They need a quote this week.');
  await lead.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();

  await lead.getByRole('button', { name: /^Decline/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Something went wrong. Try again.')).toBeVisible();
  const areInFront = await dialog.locator(':scope > footer button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(x + 20, y) === button);
    }),
  );
  expect(areInFront).toEqual([true, true]);
});

test('axe finds no violation in the decline dialog (SCR-34, PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=pending');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('j');
  const lead = page.getByRole('complementary', { name: 'Selected lead' });
  await lead.getByRole('button', { name: /^Decline/ }).click();
  await page.getByRole('button', { name: 'Decline lead' }).click();
  await expect(page.getByText('Select a reason.')).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
});

test('axe finds no violation in leads that were answered or closed', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  const openFirst = async (status: string) => {
    const tab = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: status });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await page.getByRole('rowheader').getByRole('link').first().click();
  };

  await test.step('in the list of marked and reviewed leads', async () => {
    await page.goto('profile/leads?status=closedWon');
    await expect(page.getByText('Accepted · Won').first()).toBeVisible();
    await expectNoBarrier(page, [900]);
  });

  await test.step('in a lead that is closed', async () => {
    await openFirst('Expired');
    await expect(page.getByText('This lead has expired')).toBeVisible();
    await expectNoBarrier(page, [900]);
  });

  await test.step('in an accepted lead, beside the list and on its own page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFirst('Accepted');
    await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
    await expectNoBarrier(page, [375, 1440]);
    await page.getByRole('link', { name: 'Open as page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrier(page, [375, 1440]);
  });

  await test.step('for a lead that does not exist', async () => {
    await page.goto('profile/leads/lead/nothing');
    await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
    await expectNoBarrier(page, [375]);
  });
});
