import type { WireFault } from '../../upstream/contract/faults.ts';
import { expect, test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';
import { squarePng } from './testing/squarePng.ts';
import { openProfileForm } from './testing/typedProfile.ts';

/** Of these files only: its profile changes here. */
const ACCOUNT = 'limit';
const PUT = { method: 'PUT', path: '/profile' } as const;
const FAILED = 'Something went wrong. Try again.';

test.afterEach(({ portal }) => portal.upstream.clearFaults());

/** How many saves were carried out since the mark. */
async function executed({ upstream }: Portal): Promise<number> {
  return (await upstream.requests(PUT)).filter((entry) => entry.executed).length;
}

/** What may meet a save. `after`: it is carried out, and its answer is lost. */
const faults: readonly (Partial<WireFault> & Pick<WireFault, 'kind' | 'when'>)[] = [
  { kind: 'status', status: 500, when: 'before' },
  { kind: 'status', status: 503, when: 'before' },
  { kind: 'reset', when: 'before' },
  { kind: 'status', status: 500, when: 'after' },
  { kind: 'malformed', when: 'after' },
  { kind: 'resetMidBody', when: 'after' },
];

test('an upstream that fails a save: says so, keeps the text, and the next try saves it, once', async ({
  page,
  portal,
}) => {
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

test('an upstream that is slow: one save however often it is asked for; after ten seconds says so, and the next try saves what came later', async ({
  page,
  portal,
}) => {
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
  // The answer comes: what was typed meanwhile is not saved.
  await expect(form.status).toHaveText('Unsaved changes');
  await expect(form.tagline).toHaveValue('Known for what came later');
  expect(await executed(portal)).toBe(1);

  await portal.upstream.addFault({ ...PUT, kind: 'hang', when: 'after', times: 1 });
  await form.save();
  await form.type('endurance');
  await expect(form.status).toHaveText('This is taking too long. Try again.', { timeout: 14_000 });
  await form.save();
  await form.expectSaved();
  expect(await executed(portal)).toBe(3);
});

test('a logo whose upload fails: the file is kept, and is stored by the next try without choosing it again', async ({
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
