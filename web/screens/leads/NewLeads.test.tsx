import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { GatewayError } from '../../relay/errors.ts';
import type { RenderedPage } from '../../testing/renderPage.tsx';
import { leadsVariables } from './leadsVariables.ts';
import {
  ACTIVE_LEADS,
  aConnection,
  aLead,
  announceList,
  announceSlowList,
  pushActiveLeads,
  showLeads,
} from './testing/leadsPage.tsx';
import { pointAtAll } from './testing/pointing.ts';
import { ada, bo, cy, press, showFirst } from './testing/walking.ts';

function offer() {
  return screen.queryByRole('button', { name: /new lead/ });
}

describe('leads that arrive while the list is open', () => {
  it('are announced, and shown when the user asks for them', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    expect(offer()).toBeNull();
    pushActiveLeads(page, 2);
    expect(offer()?.textContent).toBe('Show 2 new leads');
    announceList(page.environment, '', aConnection([aLead({ id: 'lead-2', name: 'Grace New' }), aLead()]));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 new leads' }));
    expect(await screen.findByRole('row', { name: /Grace New/ })).toBeDefined();
    expect(offer()).toBeNull();
    // The keyboard focus moves into the list.
    expect(document.activeElement?.textContent).toBe('Grace New');
  });

  it('are not offered anymore once the list shows them for another reason', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    pushActiveLeads(page, 2);
    const leads = aConnection([aLead({ id: 'lead-2', name: 'Grace New' }), aLead()]);
    announceList(page.environment, '', leads, ACTIVE_LEADS + 2);
    const variables = leadsVariables(new URLSearchParams());
    act(() => {
      page.page.freshness.answered('LeadsScreenQuery', variables);
      page.page.freshness.failed('LeadsScreenQuery', variables);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('row', { name: /Grace New/ })).toBeDefined();
    expect(offer()).toBeNull();
    // React may still be rendering the end of the refresh, and renders what is pushed only after it.
    await screen.findByRole('button', { name: 'Refresh', busy: false });
    pushActiveLeads(page, 1);
    expect(offer()?.textContent).toBe('Show 1 new lead');
  });

  it('are still offered if the list could not be refetched', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    pushActiveLeads(page, 2);
    announceList(page.environment, '', new GatewayError('UPSTREAM_ERROR', null));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 new leads' }));
    expect(await screen.findByRole('button', { name: 'Show 2 new leads', busy: false })).toBeDefined();
  });

  it('are not offered if the response that the user asked for already has them', async () => {
    const page = await showLeads('', aConnection([aLead()]));
    pushActiveLeads(page, 1);
    announceSlowList(page.environment, '');
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 new lead' }));
    const asked = page.environment.mock.getMostRecentOperation();
    pushActiveLeads(page, 1);
    expect(offer()?.textContent).toBe('Show 2 new leads');
    const leads = ['Hedy', 'Grace'].map((name) => aLead({ id: name, slug: name, name }));
    await act(async () =>
      page.environment.mock.resolve(
        asked,
        MockPayloadGenerator.generate(asked, {
          LeadConnection: () => aConnection([...leads, aLead()]),
          AccountCounters: () => ({ activeLeads: ACTIVE_LEADS + 2 }),
        }),
      ),
    );
    expect(await screen.findByRole('row', { name: /Hedy/ })).toBeDefined();
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('are distinguished from leads that were answered meanwhile', async () => {
    const page = await showLeads('?status=pending&sort=newest', aConnection([aLead()]));
    pushActiveLeads(page, -1);
    expect(offer()).toBeNull();
    pushActiveLeads(page, 1);
    expect(offer()?.textContent).toBe('Show 1 new lead');
  });

  it('are added automatically at the end of the list, where nothing moves', async () => {
    const page = await showLeads('?status=pending', aConnection([aLead()]));
    announceList(
      page.environment,
      '?status=pending',
      aConnection([aLead(), aLead({ id: 'lead-2', slug: 'new', name: 'Grace New' })]),
    );
    pushActiveLeads(page, 1);
    expect(screen.getByRole('link', { name: 'To answer 15' })).toBeDefined();
    expect(offer()).toBeNull();
    expect(await screen.findByRole('row', { name: /Grace New/ })).toBeDefined();
  });

  describe('while the pointer is over the list', () => {
    const search = '?status=pending';
    const later = () => screen.queryByRole('row', { name: /Cy/ });
    let leave: () => void;
    afterEach(() => leave());

    async function pointAt(leads: readonly unknown[]): Promise<Element> {
      const page = await showLeads(search, aConnection(leads));
      leave = pointAtAll();
      announceList(page.environment, search, aConnection([bo, cy]));
      pushActiveLeads(page, 1);
      // Long enough for a list that is requested at once.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      const table = screen.getByRole('table');
      const place = table.parentElement?.parentElement;
      if (!place) throw new Error('The list has no place');
      return place;
    }

    it('are added once it leaves, because the rows below a lead that was answered or has expired move up', async () => {
      const place = await pointAt([{ ...ada, status: 'EXPIRED' }, bo]);
      expect(screen.getByRole('row', { name: /Ada/ })).toBeDefined();
      expect(later()).toBeNull();
      leave();
      fireEvent.pointerLeave(place);
      expect(await screen.findByRole('row', { name: /Cy/ })).toBeDefined();
      expect(screen.queryByRole('row', { name: /Ada/ })).toBeNull();
    });

    it('are added at once if no row moves', async () => {
      await pointAt([bo]);
      expect(later()).not.toBeNull();
    });
  });

  describe('while answers are being sent', () => {
    // The response to an answer and, after it, the number pushed before that.
    const overtake = (page: RenderedPage) => {
      pushActiveLeads(page, -1);
      pushActiveLeads(page, 1);
    };

    it('are told from a late number of leads to answer', async () => {
      const page = await showFirst('?status=pending&sort=newest', aConnection([ada, bo]));
      await press(page, 'a');
      overtake(page);
      expect(offer()).toBeNull();
      // A number that stays is not a late one.
      await press(page, 'u');
      expect(offer()?.textContent).toBe('Show 1 new lead');
    });

    it('are added afterwards, so that answered rows stay where they are', async () => {
      const page = await showFirst('?status=pending', aConnection([ada, bo]));
      await press(page, 'a');
      announceList(page.environment, '?status=pending', aConnection([bo, cy]));
      overtake(page);
      // Long enough for a list that is requested at once.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(screen.getByRole('row', { name: /Ada/ })).toBeDefined();
      expect(screen.queryByRole('row', { name: /Cy/ })).toBeNull();
      await press(page, 'u');
      expect(await screen.findByRole('row', { name: /Cy/ })).toBeDefined();
    });
  });

  it.each(['?status=accepted', '?status=pending', '?page=2', '?type=proposal', '?sort=deadline'])(
    'are not announced in a list where they would not appear: %s',
    async (search) => {
      const page = await showLeads(search, aConnection([aLead()]));
      pushActiveLeads(page, 1);
      expect(offer()).toBeNull();
    },
  );
});
