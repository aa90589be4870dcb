import { act, screen, waitFor, within } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import type { GraphQLSingularResponse, OperationDescriptor, PayloadError } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import parameters from '../../../../relay/__generated__/DashboardScreenQuery$parameters.ts';
import query from '../../../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { queryLoader } from '../../../../routing/queryLoader.ts';
import { plan } from '../../../../routing/route.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import '../../DashboardFigures.tsx';
import { DashboardScreen } from '../../DashboardScreen.tsx';
import '../Welcome.tsx';

type States = Readonly<Partial<Record<string, string | null>>>;

export const OWNER = {
  id: 'user',
  email: 'mara@kestrelvale.example',
  roles: ['OWNER'],
  getStarted: false,
  agencyStatus: null,
  moderationStatus: null,
};

const LIMITS = { locations: 1, services: { parents: 3, children: 6 }, industries: 3, languages: 2, geofocuses: 3 };

const NAMES = ['CREATE_PAGE', 'PUBLISH_PAGE', 'UPLOAD_LOGO', 'ADD_STORY', 'PASS_EXAM', 'ASK_FOR_REVIEW'];

export const EMPTY_PROFILE = { logo: null, services: [], offices: [], budgets: [], numberOfEmployees: null };

/** Steps as the gateway returns them; null: could not be read. */
export function steps(states: States, otherwise = 'OPEN') {
  return NAMES.map((name) => ({ name, state: name in states ? states[name] : otherwise }));
}

interface Owner {
  readonly steps?: object[] | null;
  readonly status?: string;
  readonly getStarted?: boolean;
  readonly dashboard?: object;
  readonly profile?: object;
  /** Whether the profile and the state of the logo could not be read. */
  readonly isProfileMissing?: boolean;
}

/** Error of a field below `viewer.onboarding`. */
function failure(...path: (string | number)[]): PayloadError {
  return { message: 'The service could not be reached.', path: ['viewer', 'onboarding', ...path] };
}

/** A new owner's dashboard. */
export async function show(own: Owner = {}) {
  const environment = createMockEnvironment();
  const response = (operation: OperationDescriptor, dashboard = own.dashboard): GraphQLSingularResponse => ({
    ...MockPayloadGenerator.generate(operation, {
      Viewer: () => ({
        id: 'viewer',
        pendingDeals: null,
        dashboard: dashboard ?? null,
        onboarding:
          own.steps === null
            ? null
            : {
                profile: own.isProfileMissing ? null : { revision: 'first', ...EMPTY_PROFILE, ...own.profile },
                steps: own.steps ?? steps({ CREATE_PAGE: 'OPEN', ...(own.isProfileMissing && { UPLOAD_LOGO: null }) }),
              },
      }),
      AccountSubscription: () => ({ status: own.status ?? 'TRIAL', tariff: 'AGK_S', productName: 'FREE' }),
      AccountCounters: () => ({ activeLeads: 0 }),
      Messenger: () => ({ unreadMessages: 0 }),
      AccountLimits: () => LIMITS,
      User: () => ({ ...OWNER, getStarted: own.getStarted ?? false }),
      Account: () => ({ id: 'account', offers: [{ code: 'agk_trial', name: 'Trial' }] }),
    }),
    ...(own.isProfileMissing && { errors: [failure('profile'), failure('steps', 2, 'state')] }),
  });
  environment.mock.queueOperationResolver((operation) => response(operation));
  environment.mock.queuePendingOperation(query, { range: null });
  const loader = queryLoader(
    environment,
    plan(parameters, () => ({ range: null })),
  );
  const page = await renderPage(() => [{ path: '/profile/dashboard', loader, Component: DashboardScreen }], {
    environment,
    path: '/profile/dashboard',
  });
  // Its parts are separate chunks, which may arrive a moment later.
  await waitFor(() => {
    const isShown = screen.queryAllByRole('heading', { level: 1 }).length > 0;
    if (!isShown || screen.queryAllByText('Loading…').length > 0) throw new Error('It is loading');
  });
  /** Starts refetching the dashboard; the function it returns lets the response arrive. */
  const refresh = () => {
    fetchQuery(environment, query, { range: null }).subscribe({});
    const pending = environment.mock.getMostRecentOperation();
    return () =>
      act(async () => {
        environment.mock.resolve(pending, response(pending));
        await Promise.resolve();
      });
  };
  return { ...page, refresh, response };
}

export function checklist() {
  return screen.queryByRole('region', { name: 'Get your page live' });
}

export function inChecklist() {
  return within(screen.getByRole('region', { name: 'Get your page live' }));
}

export function lastVariables({ mock }: MockEnvironment): unknown {
  return mock.getMostRecentOperation().request.variables;
}

/** Resolves the last operation, or rejects it with an error. */
export async function answer(environment: MockEnvironment, response: GraphQLSingularResponse | Error) {
  await act(async () => {
    const operation = environment.mock.getMostRecentOperation();
    if (response instanceof Error) environment.mock.reject(operation, response);
    else environment.mock.resolve(operation, response);
    await Promise.resolve();
  });
}
