import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, checklist, inChecklist, show, steps } from './testing/onboardingPage.tsx';

describe('checklist (SCR-31)', () => {
  it('ticks only the steps that are done, and links to the others', async () => {
    await show({ steps: steps({ CREATE_PAGE: 'DONE', UPLOAD_LOGO: null }) });
    expect(screen.getByText('2 of 7 done')).toBeTruthy();
    expect(screen.getAllByText('Done').map((tick) => tick.closest('li')?.textContent)).toEqual([
      'DoneCreate your accountSigned up as mara@kestrelvale.example',
      'DoneCreate your pageTell us about your agency to start your draft.',
    ]);
    const links = inChecklist()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Fill in Publish your page', '/profile'],
      ['Upload Upload your logo', '/profile?scrollTo=logo'],
      ['Add story Add your first success story', '/profile/page-optimization?stories=1'],
      ['Open exams Pass an exam', '/academy/exams'],
      ['Ask for a review', '/profile/dashboard?reviewableLeads=1'],
    ]);
  });

  it('is shown with all of its steps if the profile cannot be read (P-02)', async () => {
    await show({ isProfileMissing: true });
    expect(screen.getByText('1 of 7 done')).toBeTruthy();
    expect(inChecklist().getAllByRole('listitem')).toHaveLength(7);
    expect(screen.getByText("Your agency's name")).toBeTruthy();
  });

  it('says what a later step is waiting for', async () => {
    await show({ steps: steps({}, 'LATER') });
    expect(screen.getByText("Available once you've accepted your first lead.")).toBeTruthy();
    expect(inChecklist().queryAllByRole('link')).toEqual([]);
  });

  it('starts with the trial if there is no subscription, and cannot be closed before that', async () => {
    await show({ status: 'FREE', steps: steps({}, 'LATER') });
    const trial = screen.getByRole('region', { name: 'Start your 7-day trial' });
    const start = within(trial).getByRole('link', { name: 'Start free trial' });
    expect(new URL(start.getAttribute('href') ?? '').searchParams.get('offer')).toBe('agk_trial');
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(start.getAttribute('href'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays closed once it has been closed, even if the dashboard was just being refetched (RST-67)', async () => {
    const { environment, refresh } = await show();
    const arrive = refresh();
    await act(async () => {
      screen.getByRole('button', { name: 'Hide checklist' }).click();
      await Promise.resolve();
    });
    const { request } = environment.mock.getMostRecentOperation();
    expect(request.node.params.name).toBe('useCloseOnboardingMutation');
    await answer(environment, {
      data: {
        completeGetStarted: {
          account: { id: 'account', user: { id: 'user', getStarted: true } },
          errors: [],
        },
      },
    });
    expect(checklist()).toBeNull();
    // The response was read before the checklist was closed.
    await arrive();
    expect(checklist()).toBeNull();
  });

  it.each([
    ['it was closed', { getStarted: true }],
    ['there is none', { steps: null }],
  ])('is not shown when %s', async (_why, own) => {
    await show(own);
    expect(checklist()).toBeNull();
  });

  it('closes itself when everything is done', async () => {
    const { environment } = await show({ steps: steps({}, 'DONE') });
    expect(checklist()).toBeNull();
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('useCloseOnboardingMutation');
    await answer(environment, new Error('no network'));
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });
});
