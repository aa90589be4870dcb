import { act, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';
import type { ConcreteRequest, OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import leadQuery from '../../../relay/__generated__/LeadScreenQuery.graphql.ts';
import leadsQuery from '../../../relay/__generated__/LeadsScreenQuery.graphql.ts';
import { ErrorScreen } from '../../../app/content/ErrorScreen.tsx';
import { createScreens } from '../../../app/portalScreens.ts';
import { fromStore } from '../../../relay/environment.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import '../../lead/LeadScreen.tsx';
import { leadVariables } from '../../lead/leadVariables.ts';
import '../LeadPane.tsx';
import '../LeadsScreen.tsx';
import { leadsVariables } from '../leadsVariables.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';

const HOUR = 60 * 60_000;

function fromNow(ms: number) {
  return new Date(Date.now() + ms).toISOString();
}

/** A lead in the contract's format; active unless changed. */
export function aLead(change: Record<string, unknown> = {}) {
  return {
    id: 'lead-1',
    uuid: '0e6f2c1a-0000-4000-8000-000000000001',
    slug: 'acme-seo-1',
    type: 'BRIEF',
    status: 'ACTIVE',
    stage: null,
    canSetStage: false,
    notes: null,
    reviewStatus: null,
    name: 'Ada Acme',
    company: 'Acme',
    domain: 'acme.example',
    country: 'ES',
    language: 'es',
    title: 'Más visitas',
    text: 'Queremos más visitas.',
    services: [{ id: 'service-1', name: 'Technical SEO' }],
    budget: { id: 'budget-2', from: inPriceCurrency(1_000), to: inPriceCurrency(2_500) },
    projectDuration: { id: 'duration-2', from: 1, to: 3 },
    receivedAt: fromNow(-3.5 * HOUR),
    expiresAt: fromNow(6.5 * 24 * HOUR),
    answeredAt: null,
    declineReason: null,
    domainOverview: null,
    contactMethods: [],
    chat: null,
    ...change,
  };
}

/** The same lead after being accepted. */
export function acceptedLead(change: Record<string, unknown> = {}) {
  return aLead({
    status: 'ACCEPTED',
    expiresAt: null,
    answeredAt: fromNow(0),
    contactMethods: [
      { type: 'EMAIL', value: 'ada@acme.example' },
      { type: 'CHAT', value: 'chat' },
    ],
    chat: { id: 'chat-1', uuid: '0e6f2c1a-0000-4000-8000-0000000000c1' },
    ...change,
  });
}

export const COUNTERS = {
  all: 137,
  expired: 22,
  blocked: 8,
  accepted: 62,
  rejected: 31,
  addedToCrm: 12,
  pending: 14,
  closedWon: 10,
  closedLost: 9,
  rejectedByLead: 5,
};

/** The account's number of leads to answer. */
export const ACTIVE_LEADS = 14;

/** A page of the list. */
export function aConnection(nodes: readonly unknown[], change: Record<string, unknown> = {}) {
  return {
    nodes,
    totalCount: nodes.length,
    pages: nodes.length > 0 ? 1 : 0,
    isResponsivenessScoreLow: false,
    isSearchable: true,
    eventsCursor: null,
    pageCursors: { first: null, around: [{ page: 1, isCurrent: true }], last: null },
    statusCounters: COUNTERS,
    typeCounters: { all: 137, brief: 96, proposal: 41 },
    ...change,
  };
}

/** Queues a query that a loader makes, and its result: `connection` and the number of leads to answer, or a failure. */
export function announceList(
  environment: MockEnvironment,
  search: string,
  connection: unknown,
  activeLeads = ACTIVE_LEADS,
): void {
  environment.mock.queuePendingOperation(leadsQuery, leadsVariables(new URLSearchParams(search)));
  answerNext(environment, leadsQuery, (operation) =>
    connection instanceof Error ? connection : listAnswer(operation, connection, activeLeads),
  );
}

function listAnswer(operation: OperationDescriptor, connection: unknown, activeLeads: number) {
  return MockPayloadGenerator.generate(operation, {
    LeadConnection: () => connection,
    AccountCounters: () => ({ activeLeads }),
  });
}

type OperationResolver = Parameters<MockEnvironment['mock']['queueOperationResolver']>[0];

/** Answers the next request of a query. Others stay pending, such as the subscription that a screen starts. */
function answerNext(environment: MockEnvironment, query: ConcreteRequest, answer: OperationResolver): void {
  environment.mock.queueOperationResolver((operation) =>
    operation.request.node.params === query.params ? answer(operation) : null,
  );
}

/** Queues a query that a loader makes, and leaves it pending. */
export function announceSlowList(environment: MockEnvironment, search: string): void {
  environment.mock.queuePendingOperation(leadsQuery, leadsVariables(new URLSearchParams(search)));
}

/** Answers the query of a slow list, once it has been started. */
export function answerSlowList(
  environment: MockEnvironment,
  operation: OperationDescriptor,
  connection: unknown,
): void {
  act(() => environment.mock.resolve(operation, listAnswer(operation, connection, ACTIVE_LEADS)));
}

/** Changes the account's number of leads to answer, as a push would. */
export function pushActiveLeads({ environment }: RenderedPage, by: number): void {
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const account = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account');
      const counters = account?.getLinkedRecord('counters');
      if (!counters) throw new Error('The page knows no number of active leads');
      counters.setValue(Number(counters.getValue('activeLeads')) + by, 'activeLeads');
    }),
  );
}

/** Removes a lead from a list, as a refetch would once the lead no longer matches. */
export function dropLead({ environment }: RenderedPage, search: string, id: string): void {
  act(() =>
    commitLocalUpdate(environment, (store) => {
      const variables = leadsVariables(new URLSearchParams(search));
      const leads = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('leads', variables);
      const nodes = leads?.getLinkedRecords('nodes');
      if (!leads || !nodes) throw new Error('The page shows no such list');
      leads.setLinkedRecords(
        nodes.filter((node) => node?.getDataID() !== id),
        'nodes',
      );
    }),
  );
}

/** Names of the pending queries for a lead. */
export function leadRequests({ environment }: RenderedPage): string[] {
  return environment.mock
    .getAllOperations()
    .map(({ request }) => request.node.params.name)
    .filter((name) => name === 'LeadPaneQuery');
}

function screens(environment: MockEnvironment, i18n: i18n): RouteObject[] {
  return [{ errorElement: <ErrorScreen />, children: createScreens(environment, i18n) }];
}

/** Opens the list at a query string, with `connection` as its data. */
export async function showLeads(
  search: string,
  connection: unknown,
  viewerId: string | null = null,
): Promise<RenderedPage> {
  const environment = createMockEnvironment({ missingFieldHandlers: [fromStore] });
  announceList(environment, search, connection);
  const page = await renderPage(screens, { path: `/profile/leads${search}`, environment, settings: { viewerId } });
  await screen.findByRole('heading', { name: 'Leads' });
  return page;
}

/** Queues the query of a lead's page, with `lead` as its result. */
export function announceLead(environment: MockEnvironment, slugOrUuid: string, lead: unknown): void {
  environment.mock.queuePendingOperation(leadQuery, leadVariables({ slugOrUuid }));
  answerNext(environment, leadQuery, (operation) =>
    MockPayloadGenerator.generate(operation, { Viewer: () => ({ lead }) }),
  );
}

/** Opens a lead's page, with `lead` as its data. */
export async function showLead(slugOrUuid: string, lead: unknown): Promise<RenderedPage> {
  const environment = createMockEnvironment({ missingFieldHandlers: [fromStore] });
  announceLead(environment, slugOrUuid, lead);
  const page = await renderPage(screens, { path: `/profile/leads/lead/${slugOrUuid}`, environment });
  await screen.findAllByRole('heading');
  return page;
}
