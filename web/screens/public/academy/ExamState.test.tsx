import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteContext } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { ExamState } from './ExamState.tsx';

function show(isSignedIn: boolean) {
  return renderPage(
    <SiteContext value={testSite({ isSignedIn })}>
      <ExamState />
    </SiteContext>,
  );
}

/** The panel's text without its title. */
function content() {
  return screen.getByRole('region', { name: 'Your exams' }).textContent.replace('Your exams', '');
}

async function answer(environment: Awaited<ReturnType<typeof show>>['environment'], viewer: unknown) {
  await act(async () => {
    environment.mock.resolveMostRecentOperation({ data: { viewer } });
    await Promise.resolve();
  });
}

it('asks a visitor to sign in, and sends no request', async () => {
  const { environment } = await show(false);
  expect(content()).toContain('Sign in to see which exams your agency has passed.');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?redirect_to=%2Facademy%2Fexams',
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('shows which exams the agency has passed', async () => {
  const { environment } = await show(true);
  expect(content()).toBe('Checking your exams…');
  await answer(environment, { id: 'v', score: { certificates: { agency: false, toolkit: true } } });
  expect(content()).toBe('Toolkit examPassedAgency partner examNot passed yet');
});

it('says what to do to an account without a plan and after a session has ended', async () => {
  const { environment, unmount } = await show(true);
  await answer(environment, { id: 'v', score: null });
  expect(content()).toBe("You'll see your exams here once you have a plan.See plans");
  unmount();
  const ended = await show(true);
  await answer(ended.environment, null);
  expect(content()).toContain('Sign in to see');
});

it('can be retried after a failure', async () => {
  const { environment } = await show(true);
  await act(async () => {
    environment.mock.rejectMostRecentOperation(new Error('no network'));
    await Promise.resolve();
  });
  await act(async () => {
    screen.getByRole('button', { name: 'Try again' }).click();
    await Promise.resolve();
  });
  await answer(environment, { id: 'v', score: { certificates: { agency: true, toolkit: true } } });
  expect(content()).toBe('Toolkit examPassedAgency partner examPassed');
});
