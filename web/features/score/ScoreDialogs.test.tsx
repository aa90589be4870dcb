import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inPriceCurrency } from '../../i18n/money.ts';
import { NetworkError } from '../../relay/errors.ts';
import { rowOf, scoreData, showScore } from './testing/scoreDialogs.tsx';

function linkIn(part: string) {
  return within(rowOf(part)).getByRole('link').getAttribute('href');
}
async function open(part: string) {
  await userEvent.click(within(rowOf(part)).getByRole('button'));
}

describe('the score (SCR-25, ENT-33)', () => {
  it('says what each part adds and what is missing, and links to where it can be fixed (SCR-02, P-05)', async () => {
    await showScore(scoreData(), '/partners');
    expect(screen.getByText('3.4 of 5')).toBeDefined();
    expect(screen.getByText(/Last changed on Nov 20, 2026/)).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DescriptionsWrite both at the right length0.0 of 1.0Edit Descriptions',
      'Success stories2 of 3 published0.8 of 1.2Add story',
      'Projectacme.example · 1 of 3 projects1.0 of 1.0Add project',
      'Site auditSet it up for your project0.0 of 0.6Set up Site audit',
      'Toolkit examPassed0.6 of 0.6',
      'Agency partner examNot passed yet0.0 of 0.6Open exam Agency partner exam',
    ]);
    expect(['Descriptions', 'Success stories', 'Agency partner exam'].map(linkIn)).toEqual([
      '/profile?edit=description',
      '/profile/page-optimization?stories=1',
      '/partners/academy/exams',
    ]);
  });

  it('counts only the stories that add to it (P-16)', async () => {
    await showScore(scoreData({ successStories: 4 }));
    expect(rowOf('Success stories').textContent).toContain('3 of 3 published');
  });

  it('says when there will be a score', async () => {
    const { unmount } = await showScore(scoreData({ score: null, scoredAt: null }));
    expect(screen.getByText("You'll get a score once your page is published.")).toBeDefined();
    unmount();
    await showScore(null);
    expect(screen.getByText("You'll see your score here once you have a plan.")).toBeDefined();
  });

  it('starts the audit of the project, or says why it cannot', async () => {
    const { answer } = await showScore();
    await open('Site audit');
    await answer('useSetUpAuditMutation', new NetworkError('offline'));
    // Right there, because the list may be higher than the window.
    const failure = () => within(rowOf('Site audit')).getByRole('alert').textContent;
    expect(failure()).toBe("You're not connected. Check your network and try again.");
    await open('Site audit');
    await answer('useSetUpAuditMutation', { SetUpSiteAuditPayload: () => ({ errors: [{ code: 'NOT_AVAILABLE' }] }) });
    expect(failure()).toBe('To get a site audit, email us at partners@demo.example.');
    await open('Site audit');
    const parts = scoreData().parts.map((part) =>
      part.name === 'SITE_AUDIT' ? { ...part, points: part.maximum } : part,
    );
    const score = scoreData({ parts, canSetUpSiteAudit: false, score: 4 });
    await answer('useSetUpAuditMutation', {
      SetUpSiteAuditPayload: () => ({ viewer: { id: 'viewer-1', score }, errors: [] }),
    });
    expect(screen.getByText('The site audit is running.')).toBeDefined();
    expect(rowOf('Site audit').textContent).toBe('Site auditRunning for acme.example0.6 of 0.6');
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('A'));
  });

  it('offers no audit without a project', async () => {
    await showScore(scoreData({ project: null, canSetUpSiteAudit: false, projectLimits: { max: 3, used: 0 } }));
    expect(rowOf('Site audit').textContent).toContain('Set up a project first');
    expect(within(rowOf('Site audit')).queryByRole('button')).toBeNull();
  });
});

describe('setting up a project (SCR-26, STA-55)', () => {
  const fields = () => ({ website: screen.getByLabelText('Website'), name: screen.getByLabelText('Name (optional)') });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set up project' }));

  it('sends website and name, and returns to the score, which says what was done (ENT-34)', async () => {
    const { answer, sent } = await showScore();
    await open('Project');
    expect(document.activeElement).toBe(fields().website);
    await userEvent.type(fields().website, 'https://www.acme.io/x');
    expect(fields().name.getAttribute('placeholder')).toBe('acme.io');
    await submit();
    expect(sent('useSetUpProjectMutation')).toEqual({ website: 'https://www.acme.io/x', name: '' });
    const score = scoreData({ project: { domain: 'acme.io' }, projectLimits: { max: 3, used: 2 } });
    await answer('useSetUpProjectMutation', {
      SetUpScoreProjectPayload: () => ({ viewer: { id: 'viewer-1', score }, errors: [] }),
    });
    expect(screen.getByRole('dialog', { name: 'Directory score' })).toBeDefined();
    expect(screen.getByText('acme.io is set up as your project.')).toBeDefined();
    expect(rowOf('Project').textContent).toContain('acme.io · 2 of 3 projects');
  });

  it('shows all errors next to their fields, both before sending and from the response', async () => {
    const { answer, sent } = await showScore();
    await open('Project');
    await userEvent.click(fields().name);
    await userEvent.paste('x'.repeat(101));
    await submit();
    expect(sent('useSetUpProjectMutation')).toBeUndefined();
    expect(screen.getByText('Enter a website.')).toBeDefined();
    expect(screen.getByText('Shorten the name to 100 characters.')).toBeDefined();
    expect(document.activeElement).toBe(fields().website);
    await userEvent.clear(fields().name);
    await userEvent.type(fields().website, 'acme.io');
    await submit();
    await answer('useSetUpProjectMutation', {
      SetUpScoreProjectPayload: () => ({ viewer: null, errors: [{ code: 'INVALID_WEBSITE' }] }),
    });
    expect(screen.getByText('Enter a website, such as acme.com.')).toBeDefined();
    await submit();
    await answer('useSetUpProjectMutation', new NetworkError('offline'));
    expect(screen.getByText("You're not connected. Check your network and try again.")).toBeDefined();
    expect(fields().website).toHaveProperty('value', 'acme.io');
  });

  it('returns to the score when closed', async () => {
    const { onClose } = await showScore();
    await open('Project');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Directory score' })).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('all projects in use (SCR-33, O-42)', () => {
  const FULL = scoreData({ projectLimits: { max: 3, used: 3 } });
  const OFFER = {
    isAvailable: true,
    projects: 5,
    max: 8,
    monthlyCost: inPriceCurrency(25),
    todayCharge: inPriceCurrency(27.5),
    taxPercent: 10,
  };
  const show = async (projectsPurchase: object | null = OFFER) => {
    const page = await showScore(FULL);
    await open('Project');
    await page.answer('ProjectsPurchaseDialogQuery', {
      Viewer: () => ({ id: 'viewer-1' }),
      Account: () => ({ id: 'account-1', projectsPurchase }),
    });
    return page;
  };
  const buy = () => userEvent.click(screen.getByRole('button', { name: 'Buy for $27.50' }));

  it('offers to buy five more and returns to the score (STA-55)', async () => {
    const { answer, sent } = await show();
    expect(screen.getByText(/used all your projects \(3 of 3\).*raises the limit to 8/)).toBeDefined();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$25.00',
      '$2.50',
      '$27.50',
    ]);
    await buy();
    expect(sent('useBuyProjectsMutation')).toEqual({ accountId: 'account-1', max: 8, todayCharge: OFFER.todayCharge });
    const score = scoreData({ projectLimits: { max: 8, used: 3 } });
    await answer('useBuyProjectsMutation', {
      BuyProjectsPayload: () => ({ viewer: { id: 'viewer-1', account: { id: 'account-1' }, score }, errors: [] }),
    });
    expect(screen.getByRole('dialog', { name: 'Directory score' })).toBeDefined();
    expect(screen.getByText('Your project limit is now 8.')).toBeDefined();
    // Another project is possible again.
    await open('Project');
    expect(screen.getByLabelText('Website')).toBeDefined();
  });

  it('says why the card was declined, and keeps the purchase open', async () => {
    const { answer } = await show();
    await buy();
    await answer('useBuyProjectsMutation', {
      BuyProjectsPayload: () => ({
        viewer: null,
        errors: [{ code: 'PAYMENT_REFUSED', reason: 'The card has expired.' }],
      }),
    });
    expect(screen.getByText('The card has expired.')).toBeDefined();
    await buy();
    await answer('useBuyProjectsMutation', new NetworkError('offline'));
    expect(screen.getByText(/couldn't complete the purchase/)).toBeDefined();
  });

  it.each([[null], [{ ...OFFER, isAvailable: false }]])('says whom to contact if there is no offer', async (offer) => {
    await show(offer);
    expect(screen.getByText('To get more projects, email us at partners@demo.example.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Directory score' })).toBeDefined();
  });

  it('also opens when adding a project reveals that the limit is reached', async () => {
    const page = await showScore();
    await open('Project');
    await userEvent.type(screen.getByLabelText('Website'), 'acme.io');
    await userEvent.click(screen.getByRole('button', { name: 'Set up project' }));
    await page.answer('useSetUpProjectMutation', {
      SetUpScoreProjectPayload: () => ({ viewer: null, errors: [{ code: 'PROJECTS_LIMIT_REACHED' }] }),
    });
    expect(screen.getByRole('dialog', { name: 'Get more projects' })).toBeDefined();
  });
});
