import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MockPayloadGenerator } from 'relay-test-utils';
import leadQuery from '../../relay/__generated__/LeadScreenQuery.graphql.ts';
import { leadAnswers } from '../leads/answers/useLeadAnswers.ts';
import { acceptedLead, aConnection, aLead, leadRequests, showLead, showLeads } from '../leads/testing/leadsPage.tsx';
import { leadVariablesById } from './leadVariables.ts';

const OVERVIEW = {
  domain: 'acme.example',
  authorityScore: 39,
  organicTraffic: 3_028,
  keywords: 644,
  backlinks: null,
  topCountry: 'ES',
};

function part(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('a lead that is waiting for an answer', () => {
  it('shows the request in its language, its terms and website, and what happens after an answer (SCR-18, ENT-43)', async () => {
    await showLead('acme-seo-1', aLead({ domainOverview: OVERVIEW }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada Acme');
    expect(screen.getByText('Queremos más visitas.').closest('[lang]')?.getAttribute('lang')).toBe('es');
    // Briefs may be written from right to left.
    expect(screen.getByText('Queremos más visitas.').dir).toBe('auto');
    const terms = part('Project')
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(terms.slice(0, 5)).toEqual(['$1,000 – $2,500', '1 to 3 months', 'Technical SEO', 'Spain', 'Spanish']);
    const figures = part('Website')
      .getAllByRole('definition')
      .map((value) => value.textContent);
    expect(figures).toEqual(['39', '3,028', '644', 'Unknown', 'Spain']);
    expect(screen.getByText("You'll see their contact details once you accept.")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept Ada Acme' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decline Ada Acme' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
  });

  it('is answered and taken back with keys (EXT-09)', async () => {
    const { page } = await showLead('acme-seo-1', aLead());
    const press = (key: string) => act(() => page.shortcuts.handle(new KeyboardEvent('keydown', { key })));
    press('a');
    expect(screen.getByRole('button', { name: 'Undo the answer to Ada Acme' })).toBeDefined();
    expect(screen.getByText("You'll see their contact details once your answer is sent.")).toBeDefined();
    press('u');
    expect(screen.getByRole('button', { name: 'Accept Ada Acme' })).toBeDefined();
    expect(page.shortcuts.getList().filter(({ keys }) => keys === 'u')).toHaveLength(1);
  });

  it('offers no review until its answer is confirmed (STA-44)', async () => {
    const { environment } = await showLead('acme-seo-1', aLead());
    await userEvent.click(screen.getByRole('button', { name: 'Accept Ada Acme' }));
    expect(screen.getByText('Accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
    await act(async () => {
      void leadAnswers(environment, null).flush();
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { AcceptLeadPayload: () => ({ lead: acceptedLead(), errors: [] }) }),
      );
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Ask for a review' })).toBeDefined();
  });

  it('can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await showLead('acme-seo-1', aLead());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('an accepted lead', () => {
  const contactMethods = [
    { type: 'EMAIL', value: 'ada@acme.example' },
    { type: 'PHONE', value: '+49 30 123456' },
    { type: 'WHATSAPP', value: '+49 170 123456' },
    { type: 'CHAT', value: 'chat' },
    { type: 'OTHER', value: 'Signal: ada' },
  ];

  it('can be contacted in five ways (STA-09)', async () => {
    await showLead('acme-seo-1', acceptedLead({ contactMethods }));
    const links = part('Contact')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'mailto:ada@acme.example',
      'tel:+4930123456',
      'https://wa.me/49170123456',
      '/profile/messages?selectedChat=0e6f2c1a-0000-4000-8000-0000000000c1',
    ]);
    expect(part('Contact').getByText('Signal: ada')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe(links[3]);
  });

  it('has contact details that can be copied, and says if the browser refuses', async () => {
    await showLead('acme-seo-1', acceptedLead({ contactMethods }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy +49 30 123456' }));
    expect(await navigator.clipboard.readText()).toBe('+49 30 123456');
    expect(screen.getByText('Copied')).toBeDefined();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Signal: ada' }));
    expect(await screen.findByText(/blocked copying/)).toBeDefined();
  });
});

it.each([
  ['DECLINED', 'BUDGET', "Budget doesn't fit"],
  ['EXPIRED', null, 'Expired'],
  ['BLOCKED', null, 'Blocked'],
])('a lead that is %s shows no contact details (STA-05, STA-06)', async (status, declineReason, text) => {
  await showLead('acme-seo-1', aLead({ status, declineReason, expiresAt: null }));
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
});

it('an unknown URL shows that the lead does not exist and links back to the list (RTE-05, ACC-17)', async () => {
  await showLead('nothing', null);
  expect(screen.getByRole('heading', { level: 1, name: 'Lead not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to leads' }).getAttribute('href')).toBe('/profile/leads');
});

it("opens from the list's data without a request, and returns to the same filters when closed (QRY-05)", async () => {
  const page = await showLeads('?status=pending&page=2', aConnection([aLead()], { pages: 2 }));
  await userEvent.click(screen.getByRole('link', { name: 'Ada Acme' }));
  expect(await screen.findByText('Queremos más visitas.', {}, { timeout: 4_000 })).toBeDefined();
  expect(page.address()).toBe('/profile/leads?status=pending&page=2&lead=acme-seo-1');
  expect(leadRequests(page)).toEqual([]);
  const back = screen.getByRole('link', { name: 'Back to leads' });
  expect(back.getAttribute('href')).toBe('/profile/leads?status=pending&page=2');
  await userEvent.click(back);
  await waitFor(() => expect(page.address()).toBe('/profile/leads?status=pending&page=2'));
});

it('has its own page, which links back to the list with its filters', async () => {
  const page = await showLeads('?status=pending&page=2', aConnection([aLead()], { pages: 2 }));
  await userEvent.click(screen.getByRole('link', { name: 'Ada Acme' }));
  page.environment.mock.queuePendingOperation(leadQuery, leadVariablesById('lead-1'));
  await userEvent.click(await screen.findByRole('link', { name: 'Open as page' }, { timeout: 4_000 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Acme' })).toBeDefined();
  expect(page.address()).toBe('/profile/leads/lead/acme-seo-1');
  // Refetched in the background by the id from the store.
  const refresh = page.environment.mock.findOperation(({ request }) => request.node.params.name === 'LeadScreenQuery');
  expect(refresh.request.variables).toEqual({ id: 'lead-1', slug: null, uuid: null });
  const back = screen.getByRole('link', { name: 'Back to leads' });
  expect(back.getAttribute('href')).toBe('/profile/leads?status=pending&page=2');
});
