import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { hasKept } from '../../../app/session/keptOfAccount.ts';
import { announceSignIn } from '../../../app/session/signInNews.ts';
import { UnauthenticatedError } from '../../../relay/errors.ts';
import { SiteContext } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { LeadSurvey } from './LeadSurvey.tsx';
// A lazy chunk; importing it here makes it available at once.
import '../../../features/feedback/SurveyForm.tsx';

const QUESTION = { name: 'What do you expect from lead generation?' };

async function show(isSignedIn: boolean) {
  const page = await renderPage(
    <SiteContext value={testSite({ isSignedIn })}>
      <LeadSurvey />
    </SiteContext>,
  );
  const { mock } = page.environment;
  const answer = (types: Parameters<typeof MockPayloadGenerator.generate>[1] | Error) =>
    act(async () => {
      if (types instanceof Error) mock.rejectMostRecentOperation(types);
      else mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, types));
      await Promise.resolve();
    });
  return { ...page, answer };
}
function user(forms: readonly string[]) {
  return {
    Viewer: () => ({ id: 'viewer-1' }),
    Account: () => ({ id: 'account-1' }),
    User: () => ({ id: 'user-1', email: 'ada@example.com', forms }),
  };
}

it('asks an agency what it expects, and then says thanks (RST-69)', async () => {
  const { environment, answer } = await show(true);
  await answer(user([]));
  expect(await screen.findByRole('heading', QUESTION)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Your answer'), 'Fewer, but larger ones.');
  // Signing out deletes it.
  expect(hasKept('viewer-1')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { survey: 'LEAD_GENERATION', text: 'Fewer, but larger ones.', email: 'ada@example.com' },
  });
  await answer({ SendSurveyPayload: () => ({ errors: [] }), ...user(['leadGeneration']) });
  expect(screen.queryByLabelText('Your answer')).toBeNull();
  expect(document.activeElement?.textContent).toBe("Thanks. We've got your answer.");
});

it('does not ask visitors, or a second time, or if the account cannot be read', async () => {
  const visitor = await show(false);
  expect(visitor.environment.mock.getAllOperations()).toEqual([]);
  visitor.unmount();
  for (const known of [user(['leadGeneration']), { Query: () => ({ viewer: null }) }, new Error('no network')]) {
    const { answer, unmount } = await show(true);
    await answer(known);
    expect(screen.queryByRole('heading', QUESTION)).toBeNull();
    unmount();
  }
});

it('asks the account that signs in elsewhere, with its own email address', async () => {
  const { environment, answer } = await show(true);
  await answer(user([]));
  const field = async () => screen.findByLabelText<HTMLInputElement>('Email');
  expect((await field()).value).toBe('ada@example.com');
  announceSignIn('viewer-2');
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer({
    Viewer: () => ({ id: 'viewer-2' }),
    Account: () => ({ id: 'account-2' }),
    User: () => ({ id: 'user-2', email: 'bea@example.com', forms: [] }),
  });
  expect((await field()).value).toBe('bea@example.com');
});

it('says that the session has ended, and keeps the answer until the account has signed in again (ERR-16)', async () => {
  const { answer, unmount } = await show(true);
  await answer(user([]));
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Fewer, but larger ones.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await answer(new UnauthenticatedError('No session'));
  expect(screen.getByText(/^Your session has ended\. Sign in again to send your answer\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?redirect_to=%2F');
  unmount();
  const again = await show(true);
  await again.answer(user([]));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
  expect(field.value).toBe('Fewer, but larger ones.');
});
