import { act, fireEvent, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { anAgency } from './agencyData.ts';
import type { ShownAgency } from './agencyPage.tsx';

/** An agency without the sections that the form does not need. */
export function agencyWithBrief(change: Record<string, unknown> = {}) {
  return anAgency({ stories: [], reviews: [], awards: [], clientLogos: [], tools: [], industries: [], ...change });
}

export const BRIEF_TEXT = 'We want to be found by people who look for shoes.';

export function form() {
  const [found] = document.forms;
  if (!found) throw new Error('There is no form');
  return found;
}

export function field(name: string): HTMLInputElement {
  const found = form().elements.namedItem(name);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}`);
  return found as HTMLInputElement;
}

export function submit() {
  return within(form()).getByRole('button', { name: 'Send brief' });
}

export function enter(name: string, value: string) {
  return fireEvent.input(field(name), { target: { value } });
}

export function fill(): void {
  enter('text', BRIEF_TEXT);
  enter('name', 'Ada Acme');
  enter('email', 'ada@acme.example');
}

/** The briefs sent so far. */
export function sent({ environment }: ShownAgency) {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'useSendBriefMutation');
}

export function inputOf(page: ShownAgency): Record<string, unknown> {
  const input: unknown = sent(page).at(-1)?.request.variables['input'];
  return input as Record<string, unknown>;
}

export async function answer(page: ShownAgency, payload: Record<string, unknown> | Error): Promise<void> {
  const operation = sent(page).at(-1);
  if (!operation) throw new Error('No brief is on its way');
  await act(async () => {
    if (payload instanceof Error) page.environment.mock.reject(operation, payload);
    else {
      page.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { SendBriefPayload: () => payload }),
      );
    }
    await Promise.resolve();
  });
}

export function refusal(code: string, path: string[] | null = null, retryAfterSeconds: number | null = null) {
  return {
    isSent: false,
    errors: [{ code, path, retryAfterSeconds }],
  };
}
