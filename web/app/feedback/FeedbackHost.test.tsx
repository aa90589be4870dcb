import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import type { FeedbackHostTestQuery } from '../../relay/__generated__/FeedbackHostTestQuery.graphql.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { FeedbackHost } from './FeedbackHost.tsx';
import { forgetKept, hasKept } from '../session/keptOfAccount.ts';
import { closeFeedback, openFeedback, openSurvey, raiseSurvey } from './feedbackState.ts';
// Lazy chunks; importing them here makes them available at once.
import '../../features/feedback/FeedbackDialog.tsx';
import '../../features/feedback/SurveyDialog.tsx';

afterEach(() => {
  act(closeFeedback);
});

/** Renders the host for an account that has already sent these forms. */
async function show(forms: readonly string[] = []) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ id: 'viewer-1' }),
      User: () => ({ email: 'ada@example.com', forms }),
    }),
  );
  function Host() {
    const { viewer } = useLazyLoadQuery<FeedbackHostTestQuery>(
      graphql`
        query FeedbackHostTestQuery {
          viewer {
            ...FeedbackHost_viewer
          }
        }
      `,
      {},
    );
    return viewer && <FeedbackHost viewer={viewer} />;
  }
  return await renderPage(<Host />, { environment });
}

it('opens and closes feedback', async () => {
  await show();
  act(openFeedback);
  expect(await screen.findByRole('dialog', { name: 'Send feedback' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers a survey question once, and asks it if the user agrees (RST-69)', async () => {
  const { notices } = await show();
  act(() => raiseSurvey('DECLINE'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText("Why wasn't this lead a good fit?")).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByRole('dialog', { name: 'Why did you decline?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  act(() => raiseSurvey('DECLINE'));
  expect(notices.getState().active).toBeNull();
});

it('does not ask a question that was answered before (O-23)', async () => {
  const { notices } = await show(['application', 'leadGeneration']);
  act(() => raiseSurvey('LEAD_GENERATION'));
  expect(notices.getState().active).toBeNull();
});

it.each([
  ['feedback', openFeedback],
  ['an answer to a survey question', () => openSurvey('DECLINE')],
])('%s that was not sent is found on sign-out, and deleted (EXT-05)', async (_words, open) => {
  await show();
  act(open);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your/ }), 'Secret.');
  expect(hasKept('viewer-1')).toBe(true);
  forgetKept('viewer-1');
  expect(localStorage).toHaveLength(0);
});
