import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import parameters from '../../../relay/__generated__/ReviewScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/ReviewScreenQuery.graphql.ts';
import { SiteContext } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { reviewVariables } from './reviewVariables.ts';

const UUID = '0c833b5b-e774-4067-8fc5-97fd42fc20d7';

function request(status: string) {
  return { id: 'review', uuid: UUID, status, agencyName: 'North Star', agencyAlias: null, budget: null };
}

async function openLink(status: string): Promise<MockEnvironment> {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(query, { uuid: UUID });
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { ReviewRequest: () => request(status) }),
  );
  const screenWithSite = () => (
    <SiteContext value={testSite()}>
      <ReviewScreen />
    </SiteContext>
  );
  const loader = queryLoader(environment, plan(parameters, reviewVariables));
  await renderPage(() => [{ path: '/review/:uuid', loader, Component: screenWithSite }], {
    path: `/review/${UUID}`,
    environment,
  });
  return environment;
}

it.each([
  ['PUBLISHED', /is confirmed and appears/],
  ['BLOCKED', /was marked as not accurate/],
])('a link opened after the answer %s shows it (O-30)', async (status, text) => {
  await openLink(status);
  expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

it('shows the answer that stands if another one came first, with the focus on it (O-30)', async () => {
  const environment = await openLink('PENDING');
  expect(document.title).toMatch(/^North Star has asked for your review ·/);
  await userEvent.click(screen.getByRole('button', { name: 'Not accurate' }));
  const answers = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request: { node } }) => node.operation.name === 'useAnswerReviewMutation');
  expect(answers()).toHaveLength(0);
  const question = screen.getByRole('dialog', { hidden: true });
  await userEvent.click(within(question).getByRole('button', { name: 'Not accurate', hidden: true }));
  expect(answers()).toHaveLength(1);
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        AnswerReviewRequestPayload: () => ({ request: request('PUBLISHED'), errors: [{ code: 'REVIEW_ANSWERED' }] }),
      }),
    );
    await Promise.resolve();
  });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('This review is confirmed');
  expect(document.title).toMatch(/^Thank you ·/);
});
