import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDashboard } from '../testing/dashboardPage.tsx';

const NO_PAGE = { agencyStatus: null, moderationStatus: null, filledDraft: false, agencyAlias: null };
const PUBLISHED = { agencyStatus: 'PUBLISHED', moderationStatus: 'APPROVED', agencyAlias: 'bright-forge' };

/** Opens Home and returns the card. */
async function cardOf(user: object): Promise<HTMLElement> {
  await showDashboard({ user });
  return screen.findByRole('region', { name: 'Your page' });
}

/** Opens Home and returns the card's links by their texts. */
async function linksOf(user: object): Promise<Record<string, string | null>> {
  const card = await cardOf(user);
  const links = within(card).queryAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

it.each([
  ['In review', "It appears in the directory once it's approved.", { ...PUBLISHED, moderationStatus: 'REVIEW' }],
  ['Declined', "was declined and isn't in the directory.", { ...PUBLISHED, moderationStatus: 'DECLINE' }],
  ['Live in the directory', 'Clients can find it and send you briefs.', PUBLISHED],
  ['Blocked', 'Copied texts', { ...PUBLISHED, agencyStatus: 'BLOCKED', blockReason: 'Copied texts' }],
])('says that the page is %s, and what that means: %s (STA-32, ACC-16)', async (state, meaning, user) => {
  const card = await cardOf({ blockReason: null, ...user });
  expect(within(card).getByText(state)).toBeDefined();
  expect(card.textContent).toContain(meaning);
});

it.each([
  ['no page', NO_PAGE],
  ['an empty draft', { ...NO_PAGE, agencyStatus: 'DRAFT' }],
  ['a draft', { ...NO_PAGE, agencyStatus: 'DRAFT', filledDraft: true }],
])('with %s it leads to the profile (EXT-19)', async (_state, user) => {
  expect(await linksOf(user)).toEqual({ 'Edit profile': '/profile' });
});

it('after moderation has declined the page it leads to the profile', async () => {
  expect(await linksOf({ ...PUBLISHED, moderationStatus: 'DECLINE' })).toEqual({ 'Edit profile': '/profile' });
});

it('links the address of a page in the directory', async () => {
  expect(await linksOf(PUBLISHED)).toEqual({ 'bright-forge': '/agencies/bright-forge' });
});

it.each([
  ['under review', { ...PUBLISHED, moderationStatus: 'REVIEW' }],
  ['blocked', { ...PUBLISHED, agencyStatus: 'BLOCKED' }],
])('links no address of a page that is %s', async (_state, user) => {
  expect(await linksOf(user)).toEqual({});
});
