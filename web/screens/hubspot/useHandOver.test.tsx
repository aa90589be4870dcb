import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { startHandOver } from '../../app/hubspot/handOver.ts';
import { paths } from '../../app/routing/paths.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { HubspotScreen } from './HubspotScreen.tsx';

const LEAD = '0e6f2c1a-0000-4000-8000-0000000000a1';

/** Returns from HubSpot to a page with a link to the leads. */
async function comeBack(loadLeads: () => unknown) {
  startHandOver('viewer-1', LEAD);
  const page = await renderPage(() => [
    {
      path: '/profile/hubspot',
      element: (
        <>
          <HubspotScreen />
          <Link to="/profile/leads">Leads</Link>
        </>
      ),
    },
    { path: '/profile/leads', loader: loadLeads, element: null },
    { path: '*', element: null },
  ]);
  page.page.session.isLost({ viewer: { id: 'viewer-1' } }, 'query');
  await page.goTo(`/profile/hubspot?code=granted&state=${LEAD}`);
  const answer = (lead: { uuid: string } | null = { uuid: LEAD }, errors: readonly object[] = []) =>
    act(async () => {
      page.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          AddLeadToHubspotPayload: () => ({ lead, errors }),
        }),
      );
      await Promise.resolve();
    });
  return { ...page, answer };
}

it('opens the lead once it has been added (RST-68)', async () => {
  const { address, answer, notices } = await comeBack(() => null);
  await answer();
  expect([address(), notices.getState().active?.text]).toEqual([paths.lead(LEAD), 'Lead added to HubSpot']);
});

it('opens a lead that was added but could not be read afterwards (RST-68)', async () => {
  const { address, answer } = await comeBack(() => null);
  await answer(null);
  expect(address()).toBe(paths.lead(LEAD));
});

it.each([
  ['has been opened', true],
  ['is still loading', false],
])('does not take away another page that %s (RST-68)', async (_case, isLoaded) => {
  const leads = Promise.withResolvers<null>();
  if (isLoaded) leads.resolve(null);
  const { address, answer, notices } = await comeBack(() => leads.promise);
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }));
    await Promise.resolve();
  });
  const before = address();
  await answer();
  expect([address(), notices.getState().active?.text]).toEqual([before, 'Lead added to HubSpot']);
  // React finishes transitions together, so a navigation that never ends would hold up those of later tests.
  await act(async () => leads.resolve(null));
});

it.each([
  [LEAD, 'Back to the lead', paths.lead(LEAD)],
  ['lost', 'Back to leads', paths.leads],
])('leads back from a refusal of %s (RST-68)', async (state, name, href) => {
  const routes = [
    { path: '/profile/hubspot', element: <HubspotScreen /> },
    { path: '*', element: null },
  ];
  await renderPage(() => routes, { path: `/profile/hubspot?error=access_denied&state=${state}` });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it('a retry keeps the focus, whatever comes of it (RST-68, WCAG 2.4.3)', async () => {
  const { answer, environment } = await comeBack(() => null);
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
  await fail();
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByText('Adding the lead to HubSpot…')).toBeDefined();
  await fail();
  expect(screen.getByText('Something went wrong. Try again.')).toBeDefined();
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  await answer(null, [{ code: 'CODE_REFUSED' }]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Back to the lead' }));
});
