import { act, cleanup, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { isUuid } from '../../../domain/uuid.ts';
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

const PRICES = {
  leadGen: inPriceCurrency(90),
  pro: inPriceCurrency(139.95),
  guru: inPriceCurrency(249.95),
  business: inPriceCurrency(499.95),
};

/** Names of the links to buy each plan. */
const BUY_LINKS = [
  'Buy for $90 Lead generation',
  'Buy for $139.95 Agency Growth Kit Start',
  'Buy for $249.95 Agency Growth Kit Scale',
  'Buy for $499.95 Agency Growth Kit Advanced',
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
  account: { status: string; productName?: string; roles?: string[]; getStarted?: boolean },
  options: { path?: string; settings?: Partial<ShellSettings> } = {},
) {
  const environment = createMockEnvironment();
  // The mock only answers queries that were queued beforehand.
  environment.mock.queuePendingOperation(appShellQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      AccountSubscription: () => ({ status: account.status, productName: account.productName ?? 'FREE' }),
      User: () => ({
        roles: account.roles ?? ['OWNER'],
        getStarted: account.getStarted ?? true,
        agencyStatus: 'PUBLISHED',
      }),
      AccountCounters: () => ({ activeLeads: 3 }),
      Messenger: () => ({ unreadMessages: 2 }),
      Account: () => ({ offers: OFFERS, prices: PRICES }),
    }),
  );
  await renderPage(shell, { path: '/profile/dashboard?tab=1', environment, ...options });
  await screen.findByRole('navigation', { name: 'Main' });
  // The overlay is a separate chunk.
  await act(() => import('./AccessOverlay.tsx'));
  return environment;
}

function overlay() {
  return screen.queryByRole('region', { name: "Your plan doesn't include this page" });
}

/** The links to offers and to the comparison of plans, which follow the back link. */
function links() {
  const [back, ...offers] = within(screen.getByRole('region', { name: /Your plan/ }))
    .getAllByRole('link')
    .map((link): [string, string] => [link.textContent.trim(), link.getAttribute('href') ?? '']);
  expect(back?.[0]).toBe('Back');
  return offers;
}

/** The sources and sessions of all offer queries. */
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
  it('is offered to accounts without a tariff when available, with one session per page (ACC-05, CON-28)', async () => {
    const environment = await show({ status: 'WITHOUT_TARIFF', productName: 'GURU' });
    const [variables] = asked(environment);
    expect(variables).toMatchObject({ source: 'PROFILE_FORM' });
    expect(variables?.['sessionId']).toSatisfy(isUuid);
    await offer(environment, { isAvailable: true, monthlyCost: inPriceCurrency(249.95) });
    const button = screen.getByRole('button', { name: 'Buy now Agency Growth Kit Scale' });
    expect(button.closest('li')?.textContent).toBe(
      'Agency Growth Kit Scale3 offices, 7 servicesToolkit plan Guru included$249.95 a month, plus taxBuy now Agency Growth Kit Scale',
    );
    // The trial is not repeated among the other offers.
    expect(links().map(([text]) => text)).toEqual(['Start free trial', ...BUY_LINKS.toSpliced(2, 1), 'Compare plans']);
  });

  it.each([[{ isAvailable: false, monthlyCost: null }], [new Error('no network')]])(
    'hides only the quick purchase when the response is %j',
    async (answer) => {
      const environment = await show({ status: 'WITHOUT_TARIFF', productName: 'PRO' });
      await offer(environment, answer);
      expect(screen.queryByRole('button', { name: /Buy now/ })).toBeNull();
      expect(links().map(([text]) => text)).toEqual(['Start free trial', ...BUY_LINKS, 'Compare plans']);
    },
  );

  it('does not query the offer for any other account (STA-34)', async () => {
    for (const status of ['FREE', 'FREE_WITH_USED_TRIAL', 'PAID']) {
      expect(asked(await show({ status }))).toEqual([]);
      cleanup();
    }
  });
});

describe('access overlay', () => {
  it('is not shown to paid and trial accounts (ACC-03)', async () => {
    await show({ status: 'PAID' });
    expect(overlay()).toBeNull();
    expect(screen.getByText('the page')).toBeDefined();
  });

  it('offers free accounts a trial and purchases, with the page inert behind it (ACC-04, RDR-03)', async () => {
    await show({ status: 'FREE' });
    expect(screen.getByText('the page').closest('[inert]')).not.toBeNull();
    const hrefs = new Map(links());
    expect([...hrefs.keys()]).toEqual(['Start free trial', ...BUY_LINKS, 'Compare plans']);
    const { searchParams } = new URL(hrefs.get('Buy for $90 Lead generation') ?? '');
    expect(searchParams.get('offer')).toBe('ap_listing');
    expect(searchParams.get('offerName')).toBe('Lead Generation');
    expect(searchParams.get('redirect_to')).toMatch(/\/profile\/dashboard\?tab=1$/);
  });

  it('lists every plan with its price and two benefits, and the trial with its length (ACC-04, ACC-07)', async () => {
    await show({ status: 'FREE' });
    const offered = within(overlay() ?? document.body)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => (heading.closest('li') ?? heading.parentElement)?.textContent);
    expect(offered.slice(0, 1)).toEqual([
      'Free trial, 7 daysYour page, leads and chatFree of charge, once per account',
    ]);
    expect(offered.slice(2)).toEqual([
      'Lead generationYour page in the directoryLeads, chat and reviews$90 a month, plus taxBuy for $90 Lead generation',
      'Agency Growth Kit StartEverything in Lead generationToolkit plan Pro included$139.95 a month, plus taxBuy for $139.95 Agency Growth Kit Start',
      'Agency Growth Kit ScaleRecommended3 offices, 7 servicesToolkit plan Guru included$249.95 a month, plus taxBuy for $249.95 Agency Growth Kit Scale',
      'Agency Growth Kit Advanced5 offices, unlimited servicesToolkit plan Business included$499.95 a month, plus taxBuy for $499.95 Agency Growth Kit Advanced',
    ]);
  });

  it("is replaced by the welcome on a new owner's first page only (SCR-31, O-38)", async () => {
    await show({ status: 'FREE', getStarted: false });
    expect(overlay()).toBeNull();
    expect(screen.getByText('the page').closest('[inert]')).toBeNull();
    for (const [account, path] of [
      [{ status: 'FREE', getStarted: false }, '/profile'],
      [{ status: 'FREE', getStarted: true }, '/profile/dashboard'],
      [{ status: 'FREE', getStarted: false, roles: ['LEAD_RECIPIENT'] }, '/profile/dashboard'],
      [{ status: 'FREE_WITH_USED_TRIAL', getStarted: false }, '/profile/dashboard'],
    ] as const) {
      cleanup();
      await show({ ...account, roles: [...('roles' in account ? account.roles : ['OWNER'])] }, { path });
      expect(overlay()).not.toBeNull();
    }
  });

  it('names the product of accounts without a tariff (ACC-05)', async () => {
    await show({ status: 'WITHOUT_TARIFF', productName: 'GURU' });
    expect(overlay()?.textContent).toContain("Your Guru subscription doesn't include an agency plan yet.");
    expect(links().map(([text]) => text)).toContain('Start free trial');
  });

  it('offers no second trial (ACC-06)', async () => {
    await show({ status: 'FREE_WITH_USED_TRIAL' });
    expect(overlay()?.textContent).toContain('Your trial has ended.');
    expect(links().map(([text]) => text)).toEqual([...BUY_LINKS, 'Compare plans']);
  });

  it('offers to sign in and return to the page when there is no account (ACC-07, RDR-01)', async () => {
    await show({ status: 'UNREGISTERED' });
    expect(links()).toContainEqual(['Sign in', '/login?redirect_to=%2Fprofile%2Fdashboard%3Ftab%3D1']);
  });

  it('offers purchases by email when there is no shop', async () => {
    await show({ status: 'FREE' }, { settings: { subscribeUrl: null } });
    expect(links()).toContainEqual([
      'Contact us Lead generation',
      'mailto:partners@demo.example?subject=Lead%20Generation',
    ]);
    expect(overlay()?.textContent).toContain('partners@demo.example');
  });

  it.each([
    ['/profile/leads', 'Leads'],
    ['/profile/leads/lead/acme', 'Leads'],
    ['/profile/messages', 'Messages'],
    ['/profile', 'Profile'],
  ])('names the page it covers: %s (PLT-10)', async (path, title) => {
    document.title = 'Settings · Agency portal';
    await show({ status: 'FREE' }, { path });
    expect(document.title).toBe(`(2) ${title} · Agency portal`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('leaves the title to the dashboard, which stays behind it', async () => {
    document.title = 'Home · Agency portal';
    await show({ status: 'FREE' });
    expect(document.title).toBe('Home · Agency portal');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('lets a LeadRecipient see leads but covers the dashboard (ACC-14)', async () => {
    await show({ status: 'FREE', roles: ['LEAD_RECIPIENT'] });
    expect(overlay()).not.toBeNull();
    cleanup();
    await show({ status: 'FREE', roles: ['LEAD_RECIPIENT'] }, { path: '/profile/leads' });
    expect(overlay()).toBeNull();
  });

  it('never covers the settings', async () => {
    await show({ status: 'FREE' }, { path: '/profile/settings' });
    expect(overlay()).toBeNull();
  });
});
