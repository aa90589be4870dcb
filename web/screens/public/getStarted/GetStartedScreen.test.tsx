import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TARIFF_LIMITS } from '../../../../domain/tariffs.ts';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import parameters from '../../../relay/__generated__/GetStartedScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/GetStartedScreenQuery.graphql.ts';
import { SiteContext } from '../../../site/site.ts';
import type { Site } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { GetStartedScreen } from './GetStartedScreen.tsx';
import { inPriceCurrency } from '../../../i18n/money.ts';

async function show(own: Partial<Site> = {}) {
  const environment = createMockEnvironment();
  const data = {
    prices: {
      leadGen: inPriceCurrency(91),
      pro: inPriceCurrency(140.5),
      guru: inPriceCurrency(250),
      business: inPriceCurrency(500),
    },
  };
  environment.mock.queueOperationResolver(() => ({ data }));
  environment.mock.queuePendingOperation(query, {});
  await renderPage(
    () => [
      {
        path: '/get-started',
        loader: queryLoader(
          environment,
          plan(parameters, () => ({})),
        ),
        element: (
          <SiteContext value={testSite(own)}>
            <GetStartedScreen />
          </SiteContext>
        ),
      },
    ],
    { path: '/get-started', environment },
  );
  return { environment, plans: within(screen.getByRole('region', { name: 'Plans' })) };
}

function isAsked(environment: MockEnvironment): boolean {
  return environment.mock.getAllOperations().some(({ request }) => request.node.params.name.startsWith('Quick'));
}

async function answer(environment: MockEnvironment, account: object) {
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Account: () => account }),
    );
    await Promise.resolve();
  });
}

function offerOf(link: HTMLElement) {
  return Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);
}

describe('plans', () => {
  it('link with price, offer and a return URL that keeps language and base path (RDR-03, CON-22 to CON-27)', async () => {
    const { plans } = await show({ basePath: '/partners', prefix: 'de' });
    const back = 'https://agencies.example/partners/de/get-started';
    for (const [name, price, offer, offerName] of [
      ['Lead generation', '$91', 'ap_listing', 'Lead Generation'],
      ['Agency Growth Kit Start', '$140.50', 'agk_bundle', 'Agency Growth Kit Start'],
      ['Agency Growth Kit Scale', '$250', 'agk_bundle', 'Agency Growth Kit Scale'],
      ['Agency Growth Kit Advanced', '$500', 'agk_bundle', 'Agency Growth Kit Advanced'],
    ] as const) {
      expect(plans.getByRole('heading', { name }).parentElement?.textContent).toContain(price);
      expect(offerOf(plans.getByRole('link', { name: `Buy for ${price} ${name}` }))).toEqual({
        offer,
        offerName,
        redirect_to: back,
      });
    }
    const trial = screen.getByRole('link', { name: 'Start free trial' });
    expect(offerOf(trial)).toEqual({ offer: 'agk_trial', offerName: 'Agency Growth Kit trial', redirect_to: back });
  });

  it('are compared by the limits of their tariffs, with "Unlimited" if there is no limit (ENT-28, spec §9)', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'What each plan includes' });
    // One landmark, although what scrolls within it has a name too.
    expect(screen.getAllByRole('region', { name: 'What each plan includes' })).toHaveLength(1);
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    const limits = TARIFF_LIMITS.AGK_M;
    expect(rows.slice(0, 10)).toEqual([
      ['', 'Lead generation $91', 'Start $140.50', 'Scale $250', 'Advanced $500'],
      ['Space on your page'],
      ['Offices', '1', '1', '3', '5'],
      ['Services', '3', '3', String(limits.services.parents), 'Unlimited'],
      ['Specialized services', '6', '6', String(limits.services.children), 'Unlimited'],
      ['Industries', '3', '3', '5', 'Unlimited'],
      ['Languages', '2', '2', '5', '7'],
      ['Regions', '3', '3', '5', '7'],
      ['Toolkit'],
      ['Toolkit plan', 'Not included', 'Pro', 'Guru', 'Business'],
    ]);
    expect(new Set(rows.slice(11).flatMap((row) => row.slice(1)))).toEqual(new Set(['Included']));
  });

  it('say how long the trial is', async () => {
    await show();
    expect(screen.getByText('Free trial, 7 days')).toBeTruthy();
  });

  it('are requested by email if there is no shop', async () => {
    const { plans } = await show({ subscribeUrl: null });
    const link = plans.getByRole('link', { name: 'Contact us Lead generation' });
    expect(link.getAttribute('href')).toBe('mailto:partners@demo.example?subject=Lead%20Generation');
    expect(plans.getByText('To get a plan, email us at partners@demo.example.')).toBeTruthy();
  });

  it('link a signed-in user to their account (P-29)', async () => {
    await show({ isSignedIn: true });
    const home = screen.getByRole('link', { name: 'Go to your account' });
    expect(home.getAttribute('href')).toBe('/profile/dashboard');
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
  });

  it('take a visitor to creating an account and back', async () => {
    await show();
    const hrefs = ['Create account', 'Sign in', 'Already signed in? Go to your account'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      '/signup?redirect_to=%2Fget-started',
      '/login?redirect_to=%2Fget-started',
      '/profile/dashboard',
    ]);
  });
});

describe('the plan of a signed-in account without tariff (RTE-08, SCR-20)', () => {
  const offer = {
    isAvailable: true,
    monthlyCost: inPriceCurrency(250),
    todayCharge: inPriceCurrency(250),
    taxPercent: 0,
  };

  it('is bought on this page, the others through their links', async () => {
    const { environment, plans } = await show({ isSignedIn: true });
    expect(plans.getAllByRole('link', { name: /^Buy/ })).toHaveLength(4);
    await answer(environment, {
      subscription: { status: 'WITHOUT_TARIFF', productName: 'GURU' },
      quickPurchase: offer,
    });
    expect(plans.getAllByRole('link', { name: /^Buy/ })).toHaveLength(3);
    await act(async () => {
      plans.getByRole('button', { name: 'Buy now Agency Growth Kit Scale' }).click();
      await import('../../../features/quickPurchase/QuickPurchaseDialog.tsx');
    });
    expect(await screen.findByRole('button', { name: 'Buy for $250.00' })).toBeDefined();
    // The dialog is prefilled with known data.
    expect(isAsked(environment)).toBe(false);
  });

  it.each([
    ['PAID', 'AGK_M', 'Agency Growth Kit Scale'],
    ['TRIAL', 'NONE', 'Trial'],
    ['FREE_WITH_USED_TRIAL', 'NONE', 'Free, trial used'],
    ['FREE', 'NONE', null],
  ])(
    'a %s account is offered a trial, or shown its plan if it cannot have one (ACC-06)',
    async (status, tariff, plan) => {
      const { environment } = await show({ isSignedIn: true });
      await answer(environment, { subscription: { status, tariff, productName: 'FREE' }, quickPurchase: null });
      expect(screen.queryByRole('link', { name: 'Start free trial' }) !== null).toBe(plan === null);
      const own = screen.queryByRole('region', { name: 'Your plan' });
      expect(own && within(own).getByRole('paragraph').textContent).toBe(plan);
      expect(
        own &&
          within(own)
            .queryAllByRole('listitem')
            .map(({ textContent }) => textContent),
      ).toEqual(
        status === 'PAID'
          ? ['3 offices, 7 services', '5 languages, 5 regions', 'Toolkit plan Guru included']
          : plan && [],
      );
    },
  );

  it('that was bought is marked and not offered again', async () => {
    const { environment, plans } = await show({ isSignedIn: true });
    await answer(environment, {
      subscription: { status: 'PAID', tariff: 'AGK_L', productName: 'BUSINESS' },
      quickPurchase: null,
    });
    const card = plans.getByRole('heading', { name: 'Agency Growth Kit Advanced' }).parentElement as HTMLElement;
    expect(within(card).getByText('Your plan')).toBeDefined();
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/profile/dashboard');
    expect(plans.getAllByRole('link', { name: /^Buy/ })).toHaveLength(3);
    expect(plans.queryByText('Recommended')).toBeNull();
  });

  it('is a link for every other account, and no offer is requested for visitors', async () => {
    const { environment, plans } = await show({ isSignedIn: true });
    await answer(environment, {
      subscription: { status: 'PAID', tariff: 'LEGACY', productName: 'GURU' },
      quickPurchase: null,
    });
    expect(plans.getAllByRole('link', { name: /^Buy/ })).toHaveLength(4);
    cleanup();
    expect(isAsked((await show()).environment)).toBe(false);
  });
});
