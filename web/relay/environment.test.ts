import { loadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { FetchFunction, GraphQLSingularResponse } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import examQuery from './__generated__/ExamStateQuery.graphql.ts';
import leadsParameters from './__generated__/LeadsScreenQuery$parameters.ts';
import pageQuery from './__generated__/PageOptimizationScreenQuery.graphql.ts';
import { createEnvironment } from './environment.ts';

const page = createOperationDescriptor(getRequest(pageQuery), {});
const exams = createOperationDescriptor(getRequest(examQuery), {});

const score = { certificates: { agency: true, toolkit: false } };

function setUp(answers: GraphQLSingularResponse[]) {
  const fetch: FetchFunction = () => {
    const answer = answers.shift();
    if (!answer) throw new Error('No more answers');
    return answer;
  };
  const environment = createEnvironment({ fetch });
  const run = async (operation: typeof exams) => {
    environment.retain(operation);
    await environment.execute({ operation }).toPromise();
    return environment.check(operation).status;
  };
  return { environment, run };
}

describe('environment', () => {
  it('caches complete answers for the next visit', async () => {
    const { run } = setUp([{ data: { viewer: { id: 'v1', score } } }]);
    expect(await run(exams)).toBe('available');
  });

  it('refetches answers with errors, once', async () => {
    const failed = { message: 'x', path: ['viewer', 'score'] };
    const { environment, run } = setUp([
      { data: { viewer: { id: 'v1', score: null } }, errors: [failed] },
      { data: { viewer: { id: 'v1', score } } },
    ]);
    expect(await run(exams)).toBe('stale');
    expect(await run(exams)).toBe('available');
    expect(environment.check(page).status).not.toBe('available');
  });

  it("refetches an answer with errors that arrived before its screen's code", async () => {
    const { environment } = setUp([
      { data: { viewer: { id: 'v1', score } } },
      {
        data: { viewer: { id: 'v1', account: { id: 'a1', counters: null }, leads: null } },
        errors: [{ message: 'x', path: ['viewer', 'leads'] }],
      },
    ]);
    await environment.execute({ operation: exams }).toPromise();
    const variables = { first: 20, period: 'ALL', sort: 'NEWEST' } as const;
    const reference = loadQuery(environment, leadsParameters, variables, { fetchPolicy: 'store-and-network' });
    const { default: leadsQuery } = await import('./__generated__/LeadsScreenQuery.graphql.ts');
    const leads = createOperationDescriptor(getRequest(leadsQuery), variables);
    expect(environment.check(leads).status).toBe('stale');
    reference.dispose();
  });
});
