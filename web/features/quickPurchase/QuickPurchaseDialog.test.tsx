import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError, UnauthenticatedError } from '../../relay/errors.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { QuickPurchaseDialog } from './QuickPurchaseDialog.tsx';
import { inPriceCurrency } from '../../i18n/money.ts';

const OFFER = {
  isAvailable: true,
  monthlyCost: inPriceCurrency(139.95),
  todayCharge: inPriceCurrency(166.54),
  taxPercent: 19,
};

function accountWith(quickPurchase: object | null, productName: string | null = 'PRO') {
  return {
    id: 'a1',
    subscription: { productName, status: 'WITHOUT_TARIFF', tariff: 'NONE' },
    quickPurchase,
  };
}

async function show(quickPurchase: object | null = OFFER) {
  const onClose = vi.fn();
  const { environment } = await renderPage(<QuickPurchaseDialog source="PROFILE_FORM" onClose={onClose} />, {
    basePath: '/partners',
  });
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Account: () => accountWith(quickPurchase) }),
    );
    await Promise.resolve();
  });
  const sent = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'useBuyTariffMutation');
  const answer = (payload: object | Error) =>
    act(async () => {
      const operation = sent().at(-1);
      if (!operation) throw new Error('No purchase is on its way');
      if (payload instanceof Error) environment.mock.reject(operation, payload);
      else {
        environment.mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, { BuyTariffPayload: () => payload }),
        );
      }
      await Promise.resolve();
    });
  /** The session id of the purchase in flight. */
  const session = (): unknown => {
    const input: unknown = sent()[0]?.request.variables['input'];
    return typeof input === 'object' && input !== null && 'sessionId' in input ? input.sessionId : null;
  };
  return { environment, onClose, sent, session, answer };
}

/** The page has its own notice regions. */
function told(role: 'alert' | 'status') {
  return within(screen.getByRole('dialog')).getByRole(role);
}

function buy() {
  return screen.getByRole('button', { name: 'Buy for $166.54' });
}

function refused(code: string, reason: string | null = null) {
  return { errors: [{ code, reason }] };
}

describe('the quick purchase (SCR-20)', () => {
  it('closes with Back, but not while a purchase is running, because only it shows the outcome', async () => {
    const { onClose, answer } = await show();
    const goBack = () => fireEvent(window, new PopStateEvent('popstate'));
    await userEvent.click(buy());
    goBack();
    expect(onClose).not.toHaveBeenCalled();
    await answer(refused('PAYMENT_REFUSED', 'The bank declined the card.'));
    expect(told('alert').textContent).toContain('The bank declined the card.');
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows monthly cost, tax and today's charge, which add up, and links the tax to its article (ENT-27, RTE-14)", async () => {
    await show();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$139.95',
      '$26.59',
      '$166.54',
    ]);
    expect(screen.getByText(/^Tax \(19%\)/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'How taxes are added (opens in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/kb/taxes', '_blank']);
  });

  it("buys once with the shown account and charge and the offer's session, then shows the new tariff (STA-35, RST-66)", async () => {
    const { environment, sent, session, answer, onClose } = await show();
    const offer = environment.mock.getAllOperations();
    await userEvent.dblClick(buy());
    expect(offer).toEqual([]);
    expect(sent()).toHaveLength(1);
    const input = {
      accountId: 'a1',
      source: 'PROFILE_FORM',
      sessionId: session(),
      todayCharge: OFFER.todayCharge,
      timeZone: 'UTC',
    };
    expect(sent()[0]?.request.variables).toEqual({ input, source: 'PROFILE_FORM', sessionId: session() });
    // Cannot be closed while the outcome is unknown.
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    const subscription = { status: 'PAID', productName: 'PRO', tariff: 'AGK_S' };
    await answer({ viewer: { account: { ...accountWith(null), subscription } }, errors: [] });
    expect(screen.getByRole('heading', { name: "You're all set" })).toBeDefined();
    expect(told('status').textContent).toContain('Your plan is now Agency Growth Kit Start');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the reason as plain text and retries with the same session (ERR-11, CON-28)', async () => {
    const { session, answer } = await show();
    await userEvent.click(buy());
    const first = session();
    await answer({ viewer: { account: accountWith(OFFER) }, ...refused('PAYMENT_REFUSED', '<b>No</b> money') });
    const notice = told('alert');
    expect(notice.textContent).toBe('Your payment was declined<b>No</b> money');
    await userEvent.click(buy());
    expect(notice.textContent).toBe('');
    expect(session()).toBe(first);
    await answer(refused('PAYMENT_REFUSED'));
    expect(notice.textContent).toContain("We couldn't complete the purchase");
  });

  it.each([
    [new NetworkError('offline'), "We couldn't complete the purchase"],
    [new UnauthenticatedError('No session'), 'Your session has ended'],
    [refused('INVALID_VALUE'), "We couldn't complete the purchase"],
    [{ viewer: null, ...refused('OTHER_ACCOUNT') }, 'Another account has signed in'],
  ])('shows our own message for %j (ERR-12)', async (outcome, text) => {
    const { answer } = await show();
    await userEvent.click(buy());
    await answer(outcome);
    expect(told('alert').textContent).toContain(text);
  });

  it('shows a changed charge before buying, and when the offer is no longer available', async () => {
    const { answer } = await show();
    await userEvent.click(buy());
    const dearer = { ...OFFER, todayCharge: inPriceCurrency(178.5), monthlyCost: inPriceCurrency(150) };
    await answer({ viewer: { account: accountWith(dearer) }, ...refused('CHARGE_CHANGED') });
    expect(told('alert').textContent).toContain('The amount has changed');
    await userEvent.click(screen.getByRole('button', { name: 'Buy for $178.50' }));
    await answer({ viewer: { account: accountWith(null) }, ...refused('NOT_AVAILABLE') });
    expect(told('alert').textContent).toContain("can't buy a plan");
    expect(screen.queryByRole('button', { name: /^Buy for/ })).toBeNull();
  });

  it.each([[null], [{ ...OFFER, isAvailable: false }], [{ ...OFFER, todayCharge: null }]])(
    'offers nothing when the answer is %j',
    async (quickPurchase) => {
      await show(quickPurchase);
      expect(told('alert').textContent).toContain("can't buy a plan");
      expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    },
  );
});
