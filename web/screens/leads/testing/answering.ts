import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { HOLD_MS } from '../answers/leadAnswers.ts';
import { announceList, showLeads } from './leadsPage.tsx';

export function row() {
  return within(screen.getByRole('row', { name: /Ada Acme/ }));
}

/** Types and clicks with fake timers. */
export const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

export function click(name: string | RegExp) {
  return user.click(screen.getByRole('button', { name }));
}

/** Advances time until an answer can no longer be undone. */
export function hold() {
  return act(() => vi.advanceTimersByTimeAsync(HOLD_MS));
}

/**
 * Opens the list with `connection` as its data, and then switches to fake timers. Other tabs' answers are those stored
 * for `viewerId`.
 */
export async function openList(connection: unknown, viewerId: string | null = null) {
  const page = await showLeads('', connection, viewerId);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return page;
}

/** The pending mutations. */
export function mutations({ environment }: RenderedPage) {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === 'mutation');
}

/** Sets the response for refetching the list after the mutation. */
export function answerListWith({ environment }: RenderedPage, connection: unknown): void {
  announceList(environment, '', connection);
}

export async function answerMutation(page: RenderedPage, payload: Record<string, unknown>): Promise<void> {
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  await act(async () => {
    page.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({ acceptLead: payload, declineLead: payload, saveDeclineReason: payload }),
      }),
    );
    await Promise.resolve();
  });
}

export async function failMutation(page: RenderedPage, code: string): Promise<void> {
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  await act(async () => {
    page.environment.mock.reject(operation, new GatewayError(code, 'request-1'));
    await Promise.resolve();
  });
}
