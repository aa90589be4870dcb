import type { Locator, Page } from '@playwright/test';
import { expect, test, testInNewContext } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

const ACCOUNT = 'owner-advanced';
const NUMBER = '+81312345678';

testInNewContext(
  'a WhatsApp number is added with the keyboard, verified, switched off and removed (SCR-32, STA-59, STA-60, STA-61, STA-62, STA-71, ERR-01, ERR-02, ERR-03)',
  async ({ page, portal: { upstream } }) => {
    await signedIn(page, ACCOUNT);
    await page.goto('profile/settings');
    const card = page.getByRole('region', { name: 'WhatsApp' });
    const dialog = page.getByRole('dialog', { name: 'WhatsApp number' });
    const number = dialog.getByLabel('Phone number');
    await card.getByRole('button', { name: 'Add number' }).focus();
    await page.keyboard.press('Enter');
    await expect(number).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter your WhatsApp number.')).toBeVisible();
    await number.fill('+81 3');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a full phone number with its country code.')).toBeVisible();
    await expect(number).toBeFocused();
    // Two of the widest letters stay on one line.
    await number.fill('+596 696 20 12 34');
    const martinique = dialog.getByText('MQ', { exact: true });
    const lines = await martinique.evaluate((code) => {
      const text = document.createRange();
      text.selectNodeContents(code);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    // The number of another agency.
    await number.fill('+49 170 5550182');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^This number is already in use/)).toBeVisible();
    await number.fill(NUMBER);
    await upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '/profile/recipient' });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Try again.');
    await upstream.clearFaults();
    await page.keyboard.press('Enter');

    const code = card.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await expect(card.getByText('We sent a 6-digit code to +81 3 1234 5678.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    await expect(card.getByText(/^in (1:00|0:5\d)$/)).toBeVisible();
    await expectNoBarrier(page, [375]);
    const listed = await upstream.control('GET', `/outbox?account=${ACCOUNT}@demo.example`);
    const { text } = (listed as { messages: { text: string }[] }).messages[0] ?? { text: '' };
    const right = /\d{6}/.exec(text)?.[0] ?? '';
    await code.focus();
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(card.getByText(/^That code isn't right/)).toBeVisible();
    await expect(code).toBeFocused();

    // A number that is waiting for its code is still there after a reload.
    await page.reload();
    await code.fill(right);
    await expect(page.getByText('+81 3 1234 5678 is verified')).toBeVisible();
    await expect(card.getByText('Verified')).toBeVisible();

    const toggle = card.getByRole('switch', { name: 'WhatsApp notifications' });
    await expect(toggle).toBeChecked();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByText('We no longer send messages to +81 3 1234 5678.')).toBeVisible();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(toggle).toBeChecked();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByRole('button', { name: 'Add number' })).toBeVisible();
    // A removed number can be restored for 30 days.
    await page.clock.install();
    await page.reload();
    await expect(card.getByText('Number removed')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
    // If that is done elsewhere, this tab learns of it when the user returns to it after a while.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    const read = await ask(page, '{ viewer { whatsApp { removed { id } } } }');
    const { id } = (read as { data: { viewer: { whatsApp: { removed: { id: string } } } } }).data.viewer.whatsApp
      .removed;
    await ask(
      page,
      `mutation { setWhatsAppNotifications(input: { recipientId: "${id}", isSubscribed: true }) { errors { code } } }`,
    );
    await page.clock.fastForward(10_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(card.getByText('Verified')).toBeVisible();
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByRole('button', { name: 'Add number' })).toBeVisible();
  },
);

/** The form of the email settings, the field for another address and the button that saves. */
function emailForm(page: Page) {
  const form = page.getByRole('form', { name: 'Email' });
  return {
    form,
    typed: form.getByRole('textbox', { name: 'Add address' }),
    save: form.getByRole('button', { name: 'Save email settings' }),
  };
}

test('an incomplete email address is explained, and its field is level with the button at every width (PLT-11)', async ({
  page,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/settings');
  const { form, typed } = emailForm(page);
  await test.step('the button that adds an address is level with its field at every width', async () => {
    const middle = async (field: Locator) => {
      const box = await field.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    for (const width of [375, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const add = form.getByRole('button', { name: 'Add', exact: true });
      expect(await middle(add), `${width} px`).toBeCloseTo(await middle(typed), 0);
    }
  });
  await typed.focus();
  await page.keyboard.type('desk@meridian');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Enter full addresses/)).toBeVisible();
  await expect(typed).toBeFocused();
  // High enough for the whole page.
  await expectNoBarrier(page, [375, 1440], 3_200);
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Enter full addresses/)).toBeHidden();
  await expect(form.getByRole('listitem').filter({ hasText: 'desk@meridian.example' })).toBeVisible();
});

test('email settings are shared with the profile, and a failed save keeps the input (RTE-18, ERR-06, NTC-01, ENT-53)', async ({
  page,
  portal: { upstream },
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile#email-settings');
  await page.getByRole('link', { name: 'Add a WhatsApp number in Settings' }).click();
  await expect(page).toHaveURL(/\/profile\/settings#whatsapp$/);
  await expect(page.getByRole('heading', { name: 'WhatsApp' })).toBeInViewport();

  const { form, typed, save } = emailForm(page);
  await typed.focus();
  await page.keyboard.type('desk@meridian.example');
  await page.keyboard.press('Enter');
  const added = form.getByRole('listitem').filter({ hasText: 'desk@meridian.example' });
  await expect(added.getByText('Not saved yet')).toBeVisible();
  await expect(typed).toBeFocused();
  await upstream.addFault({ kind: 'status', status: 500, method: 'PUT', path: '/account/email-settings' });
  // With nothing typed, Enter saves.
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText("Your changes aren't saved yet, but nothing is lost.");
  await expect(added).toBeVisible();
  await upstream.clearFaults();
  // What was added and typed is still there after leaving the page, and is all saved.
  await typed.fill('night@méridien.example');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(added).toBeVisible();
  await expect(typed).toHaveValue('night@méridien.example');
  await save.click();
  await expect(page.getByText('Email settings saved.')).toBeVisible();
  await expect(form.getByText('3 of 3 addresses')).toBeVisible();
  await form.getByRole('button', { name: 'Remove night@méridien.example' }).focus();
  await page.keyboard.press('Enter');
  await expect(typed).toBeFocused();
  await save.click();
  await expect(form.getByText('2 of 3 addresses')).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-busy');
  await page.goto('profile#email-settings');
  await expect(page.getByRole('textbox', { name: 'Email address 2' })).toHaveValue('desk@meridian.example');
  await expect(page.getByRole('textbox', { name: 'Email address 3' })).toBeHidden();
});
