import { act, fireEvent, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { RenderedPage } from '../../../testing/renderPage.tsx';

/** A field by its label. */
export function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

/** Presses a button. */
export function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Replaces the text of a field. */
export function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** The mutations that were sent and not answered, by name. */
export function sent({ environment }: RenderedPage): string[] {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation')
    .map(({ request }) => request.node.params.name);
}

/** The input of the operation that was sent last. */
export function inputOf({ environment }: RenderedPage): Record<string, unknown> {
  return environment.mock.getMostRecentOperation().request.variables['input'] as Record<string, unknown>;
}

/** Answers a save, or fails it. */
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

/** Answers the saving of new ranges, or fails it. */
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

/** What is said to be wrong with a field. */
export function errorsOf(name: string): string {
  const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

/** The list of all that is wrong. */
export function summary(): HTMLElement {
  const heading = screen.getByRole('heading', { name: /to fix$/ });
  const box = heading.closest<HTMLElement>('[role="alert"]');
  if (!box) throw new Error('There is no summary');
  return box;
}
