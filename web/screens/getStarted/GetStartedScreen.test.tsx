import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryLoader } from '../../app/queryLoader.ts';
import { plan } from '../../app/route.ts';
import parameters from '../../relay/__generated__/GetStartedScreenQuery$parameters.ts';
import query from '../../relay/__generated__/GetStartedScreenQuery.graphql.ts';
import { SiteContext } from '../../site/site.ts';
import type { Site } from '../../site/site.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { testSite } from '../../testing/testSite.ts';
import { createMockEnvironment } from 'relay-test-utils';
import { GetStartedScreen } from './GetStartedScreen.tsx';

async function show(own: Partial<Site> = {}) {
  const environment = createMockEnvironment();
  const data = { prices: { leadGen: 91, pro: 140.5, guru: 250, business: 500 } };
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
  return within(screen.getByRole('region', { name: 'Plans' }));
}

const offerOf = (link: HTMLElement) => Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);

describe('plans', () => {
  it('name price, offer and the way back, which keeps language and base path (RDR-03, CON-22 to CON-27)', async () => {
    const plans = await show({ basePath: '/partners', prefix: 'de' });
    const back = 'https://agencies.example/partners/de/get-started';
    for (const [name, price, offer, offerName] of [
      ['Lead generation', '$91', 'ap_listing', 'Lead Generation'],
      ['Agency Growth Kit Start', '$140.50', 'agk_bundle', 'Agency Growth Kit Start'],
      ['Agency Growth Kit Scale', '$250', 'agk_bundle', 'Agency Growth Kit Scale'],
      ['Agency Growth Kit Advanced', '$500', 'agk_bundle', 'Agency Growth Kit Advanced'],
    ] as const) {
      expect(plans.getByRole('heading', { name }).parentElement?.textContent).toContain(price);
      expect(offerOf(plans.getByRole('link', { name: `Buy ${name}` }))).toEqual({
        offer,
        offerName,
        redirect_to: back,
      });
    }
    const trial = screen.getByRole('link', { name: 'Start the free trial' });
    expect(offerOf(trial)).toEqual({ offer: 'agk_trial', offerName: 'Agency Growth Kit trial', redirect_to: back });
  });

  it('are asked for by mail where nothing is sold', async () => {
    const plans = await show({ subscribeUrl: null });
    const link = plans.getByRole('link', { name: 'Ask for it Lead generation' });
    expect(link.getAttribute('href')).toBe('mailto:partners@demo.example?subject=Lead%20Generation');
    expect(plans.getByText('Plans are arranged by mail: partners@demo.example')).toBeTruthy();
  });

  it('lead to an account and back, for visitors and signed-in readers alike', async () => {
    await show({ isSignedIn: true });
    const hrefs = ['Create an account', 'Sign in', 'Already signed in? Go to your account'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/signup?redirect_to=%2Fget-started', '/login?redirect_to=%2Fget-started', '/profile']);
  });
});
