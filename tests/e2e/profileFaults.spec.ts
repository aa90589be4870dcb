import type { WireFault } from '../../upstream/contract/faults.ts';
import { expect, test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';
import { squarePng } from './testing/squarePng.ts';
import { openProfileForm } from './testing/typedProfile.ts';

/** An account used only by these files, which change its profile. */
const ACCOUNT = 'limit';
const PUT = { method: 'PUT', path: '/profile' } as const;
const FAILED = 'Something went wrong. Try again.';

test.afterEach(({ portal }) => portal.upstream.clearFaults());

/** Number of saves executed since `markRequests`. */
async function executed({ upstream }: Portal): Promise<number> {
  return (await upstream.requests(PUT)).filter((entry) => entry.executed).length;
}

/**
 * Faults injected into a save. `after`: it is executed, but its response is lost. The page cannot tell the kinds of
 * faults apart (tests/api/faults.test.ts has all of them).
 */
const faults: readonly (Partial<WireFault> & Pick<WireFault, 'kind' | 'when'>)[] = [
  { kind: 'status', status: 503, when: 'before' },
  { kind: 'resetMidBody', when: 'after' },
];

test('a failed save shows an error and keeps the text, and a retry saves it once', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  for (const [index, fault] of faults.entries()) {
    await portal.upstream.addFault({ ...PUT, ...fault, times: 1 });
    await portal.upstream.markRequests();
    await form.type(`attempt-${index}`);
    await form.save();
    await expect(form.status).toHaveText(FAILED);
    await form.expectTyped();
    expect(await executed(portal)).toBe(fault.when === 'after' ? 1 : 0);
    await form.save();
    await expect(form.status).toHaveText('Saved');
    await form.expectTyped();
    expect(await executed(portal)).toBe(1);
  }
  await form.expectSaved();
});

test('a slow save is sent only once, and what is typed meanwhile stays unsaved', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  await portal.upstream.markRequests();
  await portal.upstream.addFault({ ...PUT, kind: 'hang', when: 'after', times: 1 });
  await form.type('calm');
  await page.getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(form.status).toHaveText('Saving…');
  await form.tagline.press('Enter');
  await form.tagline.fill('Known for what came later');
  await portal.upstream.clearFaults();
  await expect(form.status).toHaveText('Unsaved changes');
  await expect(form.tagline).toHaveValue('Known for what came later');
  expect(await executed(portal)).toBe(1);
});

test('a save that takes longer than ten seconds shows an error, and a retry saves later changes too', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  await portal.upstream.markRequests();
  await portal.upstream.addFault({ ...PUT, kind: 'hang', when: 'after', times: 1 });
  await form.type('patience');
  await form.save();
  await form.type('endurance');
  // An icon that turns for ten seconds takes more processor time than a page load.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(form.status).toHaveText('This is taking too long. Try again.', { timeout: 14_000 });
  await form.save();
  await form.expectSaved();
  expect(await executed(portal)).toBe(2);
});

test('a failed logo upload keeps the file, and a retry stores it without selecting it again', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const before = await logo.getByRole('img', { name: 'Your logo' }).getAttribute('src');
  await form.type('courage');
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '/profile/logo', times: 1 });
  const chooser = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles({ name: 'lighthouse.png', mimeType: 'image/png', buffer: await squarePng() });
  await expect(logo.getByRole('alert')).toHaveText(FAILED);
  await expect(logo.getByText('lighthouse.png')).toBeVisible();
  await logo.getByRole('button', { name: 'Try again' }).click();
  await expect(logo.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(logo.getByRole('alert')).toBeHidden();
  await expect(logo.getByRole('button', { name: 'Replace' })).toBeFocused();
  await expect(logo.getByRole('img', { name: 'Your logo' })).not.toHaveAttribute('src', before ?? '');
  await form.expectTyped();
  await expect(form.status).toHaveText('Unsaved changes');
});
