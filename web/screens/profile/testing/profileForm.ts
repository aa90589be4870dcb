import { act, fireEvent, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { RenderedPage } from '../../../testing/renderPage.tsx';

/** Finds a field by its label. */
export function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

/** Clicks a button. */
export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Replaces the text of a field. */
export function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Names of pending mutations. */
export function sent({ environment }: RenderedPage): string[] {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation')
    .map(({ request }) => request.node.params.name);
}

/** Input of the last mutation. */
export function inputOf({ environment }: RenderedPage): Record<string, unknown> {
  return environment.mock.getMostRecentOperation().request.variables['input'] as Record<string, unknown>;
}

/** Resolves or rejects a save. */
export async function answer({ environment }: RenderedPage, payload: object | Error) {
  await act(async () => {
    if (payload instanceof Error) environment.mock.rejectMostRecentOperation(payload);
    else {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { SaveProfilePayload: () => payload }),
      );
    }
    await Promise.resolve();
  });
}

/** Resolves or rejects the save of new ranges. */
export async function answerRanges({ environment }: RenderedPage, payload: object | Error) {
  await act(async () => {
    if (payload instanceof Error) environment.mock.rejectMostRecentOperation(payload);
    else {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { SaveNewRangesPayload: () => payload }),
      );
    }
    await Promise.resolve();
  });
}

/** Error message of a field. */
export function errorsOf(name: string): string {
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

/** The error summary. */
export function summary(): HTMLElement {
  const heading = screen.getByRole('heading', { name: /to fix$/ });
  const box = heading.closest<HTMLElement>('[role="alert"]');
  if (!box) throw new Error('There is no summary');
  return box;
}
