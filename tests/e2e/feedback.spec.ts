import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

const PATH = '/api/feedback';

test('feedback opens from the navigation, survives a failure and a reload, and is sent once, without a credential (SCR-05, STA-63, ERR-16, RST-72, NTC-10, VAL-52)', async ({
  page,
  portal: { upstream },
}) => {
  await signedIn(page, 'owner-start');
  await page.goto('profile/leads');
  const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Feedback' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  const text = dialog.getByLabel('Your feedback');
  const send = dialog.getByRole('button', { name: 'Send feedback' });
  await expect(text).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveValue('owner-start@demo.example');
  await text.fill('x'.repeat(5_001));
  await send.click();
  await expect(dialog.getByText('Shorten your text to 5,000 characters.')).toBeVisible();
  await expect(text).toBeFocused();
  await expectNoBarrier(page, [375]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await text.fill('The filter is hard to find.');
  await dialog.getByLabel('Email').fill('ada@bäckerei.example');
  await upstream.addFault({ kind: 'status', status: 500, when: 'before', method: 'POST', path: PATH, times: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText("We've kept your text in this browser.");
  await page.reload();
  await opener.click();
  await expect(text).toHaveValue('The filter is hard to find.');
  await upstream.markRequests();
  await send.click();
  await expect(page.getByText("Thanks. We've got your feedback.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await upstream.requests({ path: PATH })).toMatchObject([
    {
      status: 204,
      account: null,
      credential: null,
      body: { c: 'leads', message: 'The filter is hard to find.', email: 'ada@bäckerei.example' },
    },
  ]);
  await opener.click();
  await expect(text).toHaveValue('');
  await page.keyboard.press('Escape');

  // On phones the bar has room for five entries.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog).toBeVisible();
});

test('the lead generation page asks an agency once what it expects, and never asks visitors (RST-69, O-23)', async ({
  page,
}) => {
  const question = page.getByRole('heading', { name: 'What do you expect from lead generation?' });
  await signedIn(page, 'owner-start');
  await page.goto('agencies/lead-generation');
  await page.getByLabel('Your answer').fill('More briefs from Spain.');
  // landings.spec.ts has the page without the question, at three widths.
  await expectNoBarrier(page, [375]);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText("Thanks. We've got your answer.")).toBeVisible();
  const known = page.waitForResponse(/graphql/);
  await page.reload();
  await known;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
});
