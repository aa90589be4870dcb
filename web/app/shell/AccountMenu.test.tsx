import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import type { AccountMenuTestQuery } from '../../relay/__generated__/AccountMenuTestQuery.graphql.ts';
import { NetworkError } from '../../relay/errors.ts';
import { leadAnswers } from '../../screens/leads/answers/useLeadAnswers.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const QUESTION = { name: 'Sign out and discard what you typed?' };

/** Renders the menu of an account that has just accepted a lead. */
async function showAfterAnswer() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation));
  function Shown() {
    const { viewer } = useLazyLoadQuery<AccountMenuTestQuery>(
      graphql`
        query AccountMenuTestQuery {
          viewer {
            ...AccountMenu_viewer
          }
        }
      `,
      {},
    );
    return viewer && <AccountMenu viewer={viewer} />;
  }
  const { page } = await renderPage(<Shown />, { environment });
  page.session.isLost({ viewer: { id: 'viewer-1' } }, 'query');
  const answers = leadAnswers(environment, 'viewer-1');
  act(() => answers.hold({ leadId: 'lead-1', reason: null }, vi.fn()));
  const { mock } = environment;
  const running = () => mock.getAllOperations().map(({ request }) => request.node.operation.name);
  const settle = (payload: object | Error) =>
    act(async () => {
      const operation = mock.getMostRecentOperation();
      if (payload instanceof Error) mock.reject(operation, payload);
      else {
        mock.resolve(operation, MockPayloadGenerator.generate(operation, { AcceptLeadPayload: () => payload }));
      }
      await Promise.resolve();
    });
  const signOut = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  };
  return { answers, running, settle, signOut };
}

it('sends a held answer to a lead before it signs out (EXT-05)', async () => {
  const { running, settle, signOut } = await showAfterAnswer();
  await signOut();
  expect(running()).toEqual(['sendAnswerAcceptMutation']);
  await settle({ errors: [] });
  expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
  expect(running()).toEqual(['useSignOutMutation']);
});

it('asks before it discards an answer to a lead that could not be sent (EXT-05)', async () => {
  const { answers, running, settle, signOut } = await showAfterAnswer();
  await signOut();
  await settle(new NetworkError('offline'));
  expect(screen.getByRole('dialog', QUESTION)).toBeDefined();
  expect(running()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog', QUESTION)).toBeNull();
  expect(answers.of('lead-1')?.state).toBe('failed');

  // An answer that has already failed is not sent again.
  await signOut();
  expect(running()).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog', QUESTION)).getByRole('button', { name: 'Sign out' }));
  expect(running()).toEqual(['useSignOutMutation']);
});

it('shows that it is signing out until that has failed or needs an answer', async () => {
  const { settle, signOut } = await showAfterAnswer();
  const isBusy = () => screen.getByRole('button', { name: /^Account/ }).querySelector('[aria-busy="true"]') !== null;
  expect(isBusy()).toBe(false);
  await signOut();
  expect(isBusy()).toBe(true);
  await settle({ errors: [] });
  expect(isBusy()).toBe(true);
  await settle(new NetworkError('offline'));
  expect(isBusy()).toBe(false);
});
