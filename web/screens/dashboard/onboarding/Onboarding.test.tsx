import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import parameters from '../../../relay/__generated__/DashboardScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';

type States = Partial<Record<'CREATE_PAGE' | 'PUBLISH_PAGE' | 'UPLOAD_LOGO' | 'PASS_EXAM', string | null>>;

const OWNER = {
  id: 'user',
  email: 'mara@kestrelvale.example',
  roles: ['OWNER'],
  getStarted: false,
  agencyStatus: null,
  moderationStatus: null,
};

const LIMITS = { locations: 1, services: { parents: 3, children: 6 }, industries: 3, languages: 2, geofocuses: 3 };

const NAMES = ['CREATE_PAGE', 'PUBLISH_PAGE', 'UPLOAD_LOGO', 'ADD_STORY', 'PASS_EXAM', 'ASK_FOR_REVIEW'];

function steps(states: States, otherwise = 'OPEN') {
  return NAMES.map((name) => ({ name, state: { ...states }[name as keyof States] ?? otherwise }));
}

async function show(own: { steps?: object[] | null; status?: string; getStarted?: boolean } = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({
        id: 'viewer',
        dashboard: null,
        onboarding: own.steps === null ? null : { steps: own.steps ?? steps({ CREATE_PAGE: 'OPEN' }) },
      }),
      AccountSubscription: () => ({ status: own.status ?? 'TRIAL', tariff: 'AGK_S', productName: 'FREE' }),
      AccountCounters: () => ({ activeLeads: 0 }),
      Messenger: () => ({ unreadMessages: 0 }),
      AccountLimits: () => LIMITS,
      User: () => ({ ...OWNER, getStarted: own.getStarted ?? false }),
      Account: () => ({ id: 'account', offers: [{ code: 'agk_trial', name: 'Trial' }] }),
    }),
  );
  environment.mock.queuePendingOperation(query, {});
  const loader = queryLoader(
    environment,
    plan(parameters, () => ({})),
  );
  return renderPage(() => [{ path: '/profile/dashboard', loader, Component: DashboardScreen }], {
    environment,
    path: '/profile/dashboard',
  });
}

function checklist() {
  return screen.queryByRole('region', { name: 'Get your page live' });
}

function inChecklist() {
  return within(screen.getByRole('region', { name: 'Get your page live' }));
}

function lastVariables({ mock }: MockEnvironment): unknown {
  return mock.getMostRecentOperation().request.variables;
}

async function answer(environment: MockEnvironment, response: GraphQLResponse | Error) {
  await act(async () => {
    const operation = environment.mock.getMostRecentOperation();
    if (response instanceof Error) environment.mock.reject(operation, response);
    else environment.mock.resolve(operation, response as never);
    await Promise.resolve();
  });
}

async function openForm() {
  await act(async () => {
    screen.getByRole('button', { name: 'Start Create your page' }).click();
    await import('./ApplicationForm.tsx');
  });
  return within(await screen.findByRole('form', { name: 'Create your page' }));
}

function type(form: ReturnType<typeof within>, label: string, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

async function send(form: ReturnType<typeof within>) {
  await act(async () => {
    form.getByRole('button', { name: 'Create page' }).click();
    await Promise.resolve();
  });
}

function fill(form: ReturnType<typeof within>) {
  type(form, 'Agency name', 'Kestrel Vale');
  type(form, 'Website', 'kestrelvale.example');
  type(form, 'What does your agency do?', 'Search and content.');
}

afterEach(() => localStorage.clear());

describe('checklist (SCR-31)', () => {
  it('ticks what is done and nothing else, and leads to each place', async () => {
    await show({ steps: steps({ CREATE_PAGE: 'DONE', UPLOAD_LOGO: null }) });
    expect(screen.getByText('2 of 7 done')).toBeTruthy();
    expect(screen.getAllByText('Done').map((tick) => tick.closest('li')?.textContent)).toEqual([
      'DoneCreate your accountSigned up as mara@kestrelvale.example',
      'DoneCreate your pageTell us who you are. This starts the draft of your page.',
    ]);
    const links = inChecklist()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Fill in Publish your page', '/profile'],
      ['Upload Upload your logo', '/profile?scrollTo=logo'],
      ['Add story Add your first success story', '/profile/page-optimization?stories=1'],
      ['Open exams Pass an exam', '/academy/exams'],
      ['Ask for a review', '/profile/leads?reviewableLeads=1'],
    ]);
  });

  it('says what a later step waits for', async () => {
    await show({ steps: steps({}, 'LATER') });
    expect(screen.getByText('Opens once you have accepted your first lead.')).toBeTruthy();
    expect(inChecklist().queryAllByRole('link')).toEqual([]);
  });

  it('begins with the trial where there is no subscription, and cannot be closed before', async () => {
    await show({ status: 'FREE', steps: steps({}, 'LATER') });
    const trial = screen.getByRole('region', { name: 'Start your 7-day trial' });
    const start = within(trial).getByRole('link', { name: 'Start a free trial' });
    expect(new URL(start.getAttribute('href') ?? '').searchParams.get('offer')).toBe('agk_trial');
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(start.getAttribute('href'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is closed for good (RST-67)', async () => {
    const { environment } = await show();
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
  });

  it.each([
    ['it was closed', { getStarted: true }],
    ['there is none', { steps: null }],
  ])('is not there when %s', async (_why, own) => {
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

describe('application (SCR-03, O-39)', () => {
  it('says every fault at its field, asks nothing, and goes to the first', async () => {
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

  it("puts the server's refusal at its field and keeps what was typed (ERR-07)", async () => {
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
      },
    });
    const refused = { path: ['website'], code: 'INVALID_WEBSITE', min: null, max: null };
    await answer(environment, { data: { sendApplication: { viewer: null, errors: [refused] } } });
    expect(document.activeElement).toBe(form.getByLabelText('Website'));
    expect(form.getByText('Enter a web address that starts with https://.')).toBeTruthy();
    expect(form.getByDisplayValue('Search and content.')).toBeTruthy();
  });

  it('keeps what was typed through a failure and a reload (EXT-05)', async () => {
    const { environment } = await show();
    const form = await openForm();
    fill(form);
    await send(form);
    await answer(environment, new Error('no network'));
    expect(form.getByRole('alert').textContent).not.toBe('');
    cleanup();
    await act(() => show());
    const again = within(await screen.findByRole('form', { name: 'Create your page' }));
    expect(again.getByDisplayValue('Kestrel Vale')).toBeTruthy();
    expect(again.getByDisplayValue('Search and content.')).toBeTruthy();
  });

  it('forgets what was sent', async () => {
    const { environment } = await show();
    const form = await openForm();
    fill(form);
    expect(localStorage).toHaveLength(1);
    await send(form);
    await act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          SendApplicationPayload: () => ({ errors: [] }),
          Viewer: () => ({ id: 'viewer', onboarding: { steps: steps({ CREATE_PAGE: 'DONE' }) } }),
          Account: () => ({ id: 'account' }),
          AccountSubscription: () => ({ status: 'TRIAL' }),
          User: () => OWNER,
        }),
      );
      await Promise.resolve();
    });
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText('2 of 7 done')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement?.getAttribute('href')).toBe('/profile');
  });
});
