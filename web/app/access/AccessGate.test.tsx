import { act, cleanup, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import type { ShellSettings } from '../page/shellSettings.ts';
import appShellQuery from '../../relay/__generated__/AppShellQuery.graphql.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { queryLoader } from '../../routing/queryLoader.ts';
import { shellQuery } from '../../routing/portalRoutes.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { inPriceCurrency } from '../../i18n/money.ts';

const OFFERS = [
  { code: 'agk_trial', name: 'Trial' },
  { code: 'agk_bundle', name: 'Agency Growth Kit' },
  { code: 'ap_listing', name: 'Lead Generation' },
];

function shell(environment: IEnvironment): RouteObject[] {
  return [
    {
      loader: queryLoader(environment, shellQuery),
      Component: AppShell,
      children: [{ path: '*', element: 'the page' }],
    },
  ];
}

async function show(
  account: { status: string; productName?: string; roles?: string[] },
  options: { path?: string; settings?: Partial<ShellSettings> } = {},
) {
  const environment = createMockEnvironment();
  // A loader's query has to be announced to the mock.
  environment.mock.queuePendingOperation(appShellQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      AccountSubscription: () => ({ status: account.status, productName: account.productName ?? 'FREE' }),
      User: () => ({ roles: account.roles ?? ['OWNER'] }),
      AccountCounters: () => ({ activeLeads: 3 }),
      Messenger: () => ({ unreadMessages: 2 }),
      Account: () => ({ offers: OFFERS, prices: { leadGen: inPriceCurrency(90) } }),
    }),
  );
  await renderPage(shell, { path: '/profile/dashboard?tab=1', environment, ...options });
  await screen.findByRole('navigation', { name: 'Main' });
  // The overlay is a chunk of its own.
  await act(() => import('./AccessOverlay.tsx'));
  return environment;
}

function overlay() {
  return screen.queryByRole('region', { name: 'Your subscription does not include this page' });
}

function links() {
  return within(screen.getByRole('region', { name: /subscription/ }))
    .getAllByRole('link')
    .map((link): [string, string] => [link.textContent.trim(), link.getAttribute('href') ?? '']);
}

/** The sources and sessions that were asked for an offer. */
function asked(environment: MockEnvironment) {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'QuickOfferQuery')
    .map(({ request }) => request.variables);
}

async function offer(environment: MockEnvironment, quickPurchase: object | Error) {
  await act(async () => {
    if (quickPurchase instanceof Error) environment.mock.rejectMostRecentOperation(quickPurchase);
    else {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Account: () => ({ subscription: { status: 'WITHOUT_TARIFF', productName: 'GURU' }, quickPurchase }),
        }),
      );
    }
    await Promise.resolve();
  });
}

describe('quick purchase in the overlay', () => {
  it('is offered to accounts without tariff when it is available, under one session a page (ACC-05, CON-28)', async () => {
    const environment = await show({ status: 'WITHOUT_TARIFF', productName: 'GURU' });
    const [variables] = asked(environment);
    expect(variables).toMatchObject({ source: 'PROFILE_FORM' });
    expect(variables?.['sessionId']).toMatch(/^[0-9a-f]{32}$/);
    await offer(environment, { isAvailable: true, monthlyCost: inPriceCurrency(249.95) });
    expect(overlay()?.textContent).toContain('Agency Growth Kit Scale$249.95 a month');
    expect(screen.getByRole('button', { name: 'Buy now Agency Growth Kit Scale' })).toBeDefined();
  });

  it.each([[{ isAvailable: false, monthlyCost: null }], [new Error('no network')]])(
    'stays away, and alone, when there is none: %j',
    async (answer) => {
      const environment = await show({ status: 'WITHOUT_TARIFF', productName: 'PRO' });
      await offer(environment, answer);
      expect(screen.queryByRole('button', { name: /Buy now/ })).toBeNull();
      expect(links().map(([text]) => text)).toContain('Buy Agency Growth Kit');
    },
  );

  it('is not asked for by anybody else (STA-34)', async () => {
    for (const status of ['FREE', 'FREE_WITH_USED_TRIAL', 'PAID']) {
      expect(asked(await show({ status }))).toEqual([]);
      cleanup();
    }
  });
});

describe('access overlay', () => {
  it('stays away from paid and trial accounts (ACC-03)', async () => {
    await show({ status: 'PAID' });
    expect(overlay()).toBeNull();
    expect(screen.getByText('the page')).toBeDefined();
  });

  it('offers free accounts a trial and purchases, over the page that is out of reach (ACC-04, RDR-03)', async () => {
    await show({ status: 'FREE' });
    expect(overlay()?.textContent).toContain('$90 a month');
    expect(screen.getByText('the page').closest('[inert]')).not.toBeNull();
    const hrefs = new Map(links());
    expect([...hrefs.keys()]).toEqual(['Buy Agency Growth Kit', 'Buy Lead Generation', 'Start a free trial']);
    const { searchParams } = new URL(hrefs.get('Buy Lead Generation') ?? '');
    expect(searchParams.get('offer')).toBe('ap_listing');
    expect(searchParams.get('offerName')).toBe('Lead Generation');
    expect(searchParams.get('redirect_to')).toMatch(/\/profile\/dashboard\?tab=1$/);
  });

  it('names the product of accounts without tariff (ACC-05)', async () => {
    await show({ status: 'WITHOUT_TARIFF', productName: 'GURU' });
    expect(overlay()?.textContent).toContain('Your product Guru has no agency tariff yet.');
    expect(links().map(([text]) => text)).toContain('Start a free trial');
  });

  it('offers no second trial (ACC-06)', async () => {
    await show({ status: 'FREE_WITH_USED_TRIAL' });
    expect(overlay()?.textContent).toContain('Your trial is over.');
    expect(links().map(([text]) => text)).toEqual(['Buy Agency Growth Kit', 'Buy Lead Generation']);
  });

  it('offers sign in, with the way back, where there is no account (ACC-07, RDR-01)', async () => {
    await show({ status: 'UNREGISTERED' });
    expect(links()).toContainEqual(['Sign in', '/login?redirect_to=%2Fprofile%2Fdashboard%3Ftab%3D1']);
  });

  it('asks by mail where there is no shop', async () => {
    await show({ status: 'FREE' }, { settings: { subscribeUrl: null } });
    expect(links()).toContainEqual([
      'Ask for it Lead Generation',
      'mailto:partners@demo.example?subject=Lead%20Generation',
    ]);
    expect(overlay()?.textContent).toContain('partners@demo.example');
  });

  it('lets a LeadRecipient see leads, and the dashboard only behind it (ACC-14)', async () => {
    await show({ status: 'FREE', roles: ['LEAD_RECIPIENT'] });
    expect(overlay()).not.toBeNull();
    cleanup();
    await show({ status: 'FREE', roles: ['LEAD_RECIPIENT'] }, { path: '/profile/leads' });
    expect(overlay()).toBeNull();
  });

  it('leaves the settings open to all', async () => {
    await show({ status: 'FREE' }, { path: '/profile/settings' });
    expect(overlay()).toBeNull();
  });
});
