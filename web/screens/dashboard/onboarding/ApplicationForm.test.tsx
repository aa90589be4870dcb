import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { BoundFunctions, queries } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { createOperationDescriptor, Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import figuresQuery from '../../../relay/__generated__/useFreshFiguresQuery.graphql.ts';
import { NOTHING_TO_DO, SUMMARIES } from '../testing/dashboardPage.tsx';
import { answer, EMPTY_PROFILE, lastVariables, OWNER, show, steps } from './testing/onboardingPage.tsx';

type Form = BoundFunctions<typeof queries>;

async function openForm() {
  await act(async () => {
    screen.getByRole('button', { name: 'Start Create your page' }).click();
    await import('./ApplicationForm.tsx');
  });
  return within(await screen.findByRole('form', { name: 'Create your page' }));
}

function type(form: Form, label: string, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

async function send(form: Form) {
  await act(async () => {
    form.getByRole('button', { name: 'Create page' }).click();
    await Promise.resolve();
  });
}

function fill(form: Form) {
  type(form, 'Agency name', 'Kestrel Vale');
  type(form, 'Website', 'kestrelvale.example');
  type(form, 'What does your agency do?', 'Search and content.');
}

/** Responds that the application was sent. */
async function answerSent(environment: MockEnvironment, errors: object[] = []) {
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        SendApplicationPayload: () => ({ errors }),
        Viewer: () => ({ id: 'viewer', onboarding: { profile: EMPTY_PROFILE, steps: steps({ CREATE_PAGE: 'DONE' }) } }),
        Account: () => ({ id: 'account' }),
        AccountSubscription: () => ({ status: 'TRIAL' }),
        User: () => OWNER,
      }),
    );
    await Promise.resolve();
  });
}

describe('application (SCR-03, O-39)', () => {
  it('shows every error next to its field, sends nothing, and focuses the first one', async () => {
    const { environment } = await show();
    const form = await openForm();
    type(form, 'Email address', 'mara');
    await send(form);
    for (const [label, error] of [
      ['Agency name', 'Fill in this field.'],
      ['Website', 'Fill in this field.'],
      ['Email address', 'Enter an email address like name@example.com.'],
      ['What does your agency do?', 'Fill in this field.'],
    ] as const) {
      const field = form.getByLabelText(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(error);
    }
    expect(document.activeElement).toBe(form.getByLabelText('Agency name'));
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    expect(sent).not.toContain('useSendApplicationMutation');
  });

  it('returns the focus to its step when it is canceled', async () => {
    await show();
    const form = await openForm();
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start Create your page' }));
  });

  it("shows the server's refusal next to its field and keeps the input (ERR-07)", async () => {
    const { environment } = await show();
    const form = await openForm();
    fill(form);
    await send(form);
    expect(lastVariables(environment)).toEqual({
      input: {
        name: 'Kestrel Vale',
        website: 'kestrelvale.example',
        email: 'mara@kestrelvale.example',
        text: 'Search and content.',
        revision: 'first',
      },
    });
    const refused = [
      { path: ['website'], code: 'INVALID_WEBSITE', min: null, max: null },
      // By a stricter upstream.
      { path: ['text'], code: 'TOO_LONG', min: null, max: null },
    ];
    await answer(environment, { data: { sendApplication: { viewer: null, errors: refused } } });
    expect(form.getByText('Enter a different value.')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Website'));
    expect(form.getByText('Enter a full https web address, such as https://example.com.')).toBeTruthy();
    expect(form.getByDisplayValue('Search and content.')).toBeTruthy();
  });

  it('keeps the input after a failure and a reload (EXT-05)', async () => {
    const { environment } = await show();
    const form = await openForm();
    fill(form);
    await send(form);
    await answer(environment, new Error('no network'));
    expect(form.getByRole('alert').textContent).not.toBe('');
    cleanup();
    await show();
    const again = within(await screen.findByRole('form', { name: 'Create your page' }));
    expect(again.getByDisplayValue('Kestrel Vale')).toBeTruthy();
    expect(again.getByDisplayValue('Search and content.')).toBeTruthy();
  });

  it.each([
    ['what was sent', [], 'Your draft is ready. Fill in the rest and publish it.'],
    [
      'what was sent beside a page that was begun elsewhere, and says so',
      [{ code: 'PROFILE_CHANGED', path: null, min: null, max: null }],
      'Your page was started elsewhere in the meantime. It keeps the name and website entered there.',
    ],
  ])('does not restore %s', async (_what, errors, notice) => {
    const { environment, notices } = await show();
    const form = await openForm();
    fill(form);
    expect(localStorage).toHaveLength(1);
    await send(form);
    await answerSent(environment, errors);
    expect(localStorage).toHaveLength(0);
    expect(notices.getState().active?.text).toBe(notice);
    expect(screen.getByText('2 of 7 done')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement?.getAttribute('href')).toBe('/profile');
  });

  it('refetches what is recommended for the new draft', async () => {
    const empty = { ...SUMMARIES, ...NOTHING_TO_DO };
    const { environment, response } = await show({ dashboard: empty });
    expect(await screen.findByText('No recommendations right now. New ones will appear here.')).toBeTruthy();
    const form = await openForm();
    fill(form);
    await send(form);
    const advised = { ...empty, actions: [{ name: 'ADD_SERVICES' }] };
    const execute = vi
      .spyOn(environment.getNetwork(), 'execute')
      .mockImplementation((_params, variables) =>
        Observable.from(Promise.resolve(response(createOperationDescriptor(figuresQuery, variables), advised))),
      );
    await answerSent(environment);
    const advice = within(screen.getByRole('region', { name: 'Recommended next steps' }));
    expect(await advice.findByText('Add services')).toBeTruthy();
    expect(execute).toHaveBeenCalledOnce();
  });
});
