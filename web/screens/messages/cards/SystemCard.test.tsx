import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardBody } from '../testing/answers.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

const KEYS = [
  'AGENCY_BRIEF',
  'AGENCY_PROPOSAL',
  'AGENCY_REJECT',
  'AGENCY_DEAL',
  'AGENCY_DEAL_LEAD_CONFIRMED',
  'AGENCY_DEAL_LEAD_DENIED',
  'LEAD_CONTACTS',
  'LEAD_BLOCKED',
];

function renderCards(...bodies: object[]) {
  return renderOpenChat('a', {
    messages: bodies.map((body, index) => ({ id: `m${index}`, minute: index, sender: 'SYSTEM' as const, body })),
  });
}

function titles() {
  return within(screen.getByRole('log'))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

describe('system cards (STA-16)', () => {
  it('exist for each of the eight keys, with a neutral one for all others', async () => {
    await renderCards(...KEYS.map((key) => cardBody(key)), cardBody(null, { surprise: 'yes' }));
    expect(titles()).toEqual([
      'New brief',
      'Proposal request',
      'The lead ended the conversation',
      'Deal reported',
      'Deal confirmed',
      'Deal not confirmed',
      'Contact details',
      'This lead is blocked',
      'System message',
    ]);
  });

  it('say that a deal was lost only if the agency answered so', async () => {
    const lost = "You said you didn't win the deal with Acme.";
    await renderCards(cardBody('AGENCY_DEAL_LEAD_DENIED', { name: 'Acme', answer: 'no' }));
    expect(screen.getByText(lost)).toBeTruthy();
    cleanup();
    const others: readonly Record<string, string>[] = [{ name: 'Acme' }, { name: 'Acme', answer: 'other' }];
    for (const params of others) {
      await renderCards(cardBody('AGENCY_DEAL_LEAD_DENIED', params));
      expect(screen.getByText('Acme')).toBeTruthy();
      expect(screen.queryByText(lost)).toBeNull();
      cleanup();
    }
  });

  it('do not mark a deal that is still negotiated as lost', async () => {
    const answers = ['no', 'still_negotiating'].map((answer) => cardBody('AGENCY_DEAL_LEAD_DENIED', { answer }));
    await renderCards(...answers, cardBody('AGENCY_DEAL', { answer: 'still_negotiating' }, 'DENIED'));
    const icon = (title: string) =>
      within(screen.getByRole('log')).getByRole('heading', { name: title }).closest('header')?.querySelector('span')
        ?.className;
    expect(icon('Still negotiating')).toBe(icon('Did you win this deal?'));
    expect(icon('Still negotiating')).not.toBe(icon('Deal not confirmed'));
  });

  it('show the contents of the brief, and link to it', async () => {
    await renderCards(
      cardBody('AGENCY_BRIEF', {
        title: 'New shop',
        services: 'SEO, Ads',
        budgetFrom: '5000',
        budgetTo: '10000',
        projectDuration: 'oneToThreeMonths',
        leadUuid: 'l1',
      }),
    );
    const log = within(screen.getByRole('log'));
    for (const text of ['New shop', 'SEO, Ads', '$5,000 – $10,000', '1 to 3 months'])
      expect(log.getByText(text)).toBeTruthy();
    expect(log.getByRole('link', { name: 'Open lead' }).getAttribute('href')).toBe('/profile/leads/lead/l1');
  });

  it('put a budget into words like the leads list', async () => {
    const card = (budget: Record<string, string>) => cardBody('AGENCY_BRIEF', budget);
    await renderCards(card({ budgetFrom: '25000' }), card({ budgetFrom: '0', budgetTo: '1000' }));
    const log = within(screen.getByRole('log'));
    for (const text of ['Over $25,000', 'Up to $1,000']) expect(log.getByText(text)).toBeTruthy();
  });

  it('leave out unknown values', async () => {
    await renderCards(cardBody('AGENCY_BRIEF', { projectDuration: 'forEver', budgetFrom: 'much' }));
    expect(screen.getByRole('log').querySelectorAll('dt')).toHaveLength(0);
  });

  it('show contact details as links', async () => {
    await renderCards(
      cardBody('LEAD_CONTACTS', {
        email: 'jane@acme.example',
        phone: '+49 30 12345',
        whatsapp: '+1 415 555 0100',
        website: 'acme.example',
      }),
    );
    const hrefs = within(screen.getByRole('log'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'mailto:jane@acme.example',
      'tel:+493012345',
      'https://wa.me/14155550100',
      'https://acme.example/',
    ]);
  });

  it.each([
    ['PENDING', 'To answer'],
    ['CONFIRMED', 'Confirmed'],
    ['DENIED', 'Not confirmed'],
  ])('show the status of a deal: %s (STA-17)', async (status, text) => {
    await renderCards(cardBody('AGENCY_DEAL', { name: 'Relaunch', budget: '2500' }, status));
    const log = within(screen.getByRole('log'));
    expect(log.getByText(text)).toBeTruthy();
    // Named as in the form that answers the question.
    expect(log.getByText('Project').nextElementSibling?.textContent).toBe('Relaunch');
    expect(log.getByText('$2,500')).toBeTruthy();
    expect(log.queryAllByRole('button')).toHaveLength(0);
  });
});

it('texts are shown as plain text: markup and script URLs do nothing', async () => {
  await renderOpenChat('a', {
    messages: [{ id: 'm1', minute: 1, text: '<img src=x onerror=alert(1)> javascript:alert(1) https://acme.example' }],
  });
  const log = screen.getByRole('log');
  expect(log.querySelector('img')).toBeNull();
  const link = within(log).getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
    'https://acme.example/',
    'noopener noreferrer nofollow',
    '_blank',
  ]);
});
