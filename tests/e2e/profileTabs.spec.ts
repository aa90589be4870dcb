import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';
import { openProfileForm, saveElsewhere } from './testing/typedProfile.ts';

/** An account used only by these files, which change its profile. */
const ACCOUNT = 'limit';

test('two tabs share unsaved input, and a save in one counts for both (EXT-05)', async ({ page, context }) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  const other = await context.newPage();
  const there = await openProfileForm(other);
  await form.type('harmony');
  await expect(there.tagline).toHaveValue('Known for harmony');
  // The last field that was typed: what is still on its way would replace what is typed there next.
  await expect(other.getByRole('textbox', { name: 'Email address 1' })).toHaveValue('harmony@agency.example');
  await expect(there.status).toHaveText('Unsaved changes');
  await there.tagline.fill('Known for counterpoint');
  await expect(form.tagline).toHaveValue('Known for counterpoint');
  await there.save();
  await expect(there.status).toHaveText('Saved');
  await expect(form.status).toHaveText('All changes saved');
  // Typed in one tab and discarded in the other.
  await form.tagline.fill('Known for dissonance');
  await expect(there.tagline).toHaveValue('Known for dissonance');
  await other.reload();
  await other.getByRole('button', { name: 'Discard them' }).click();
  await expect(form.tagline).toHaveValue('Known for counterpoint');
  await expect(form.status).toHaveText('All changes saved');
  await other.close();
  await form.type('harmony');
  await form.save();
  await form.expectSaved();
});

test('a profile saved on another device is merged instead of overwritten, and conflicts are named', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  await saveElsewhere(portal.upstream, ACCOUNT, {
    tagline: 'Known for elsewhere',
    socials: { linkedIn: 'https://www.linkedin.com/company/elsewhere', facebook: null, instagram: null, x: null },
  });
  await form.tagline.fill('Known for here');
  await page.getByLabel('Agency name').fill('Brickyard and Sons');
  await portal.upstream.markRequests();
  await form.save();
  const banner = page.getByRole('alert').filter({ hasText: 'This profile was saved elsewhere' });
  await expect(banner).toContainText('Changed in both places: Tagline.');
  await expect(banner.getByRole('button', { name: 'Keep my changes' })).toBeFocused();
  await expect(banner).toBeInViewport();
  expect(await portal.upstream.requests({ method: 'PUT', path: '/profile' })).toEqual([]);
  await expect(form.tagline).toHaveValue('Known for here');
  await expect(page.getByLabel('LinkedIn (optional)')).toHaveValue('https://www.linkedin.com/company/elsewhere');
  await expectNoBarrier(page, [375]);
  await page.reload();
  await expect(form.tagline).toHaveValue('Known for here');
  await form.save();
  await expect(form.status).toHaveText('Saved');
  expect(await ask(page, '{ viewer { profile { tagline name socials { linkedIn } } } }')).toMatchObject({
    data: {
      viewer: {
        profile: {
          tagline: 'Known for here',
          name: 'Brickyard and Sons',
          socials: { linkedIn: 'https://www.linkedin.com/company/elsewhere' },
        },
      },
    },
  });
});
