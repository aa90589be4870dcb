import { BIG, dig } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

const SAVE = `mutation ($input: SaveStoryInput!) { saveStory(input: $input) { story { id name } errors { code } } }`;
function draft(name: string) {
  return { name, status: 'DRAFT' };
}

/** Creates a story and returns its id and its upstream path. */
async function writtenStory(stage: Stage): Promise<{ id: string; path: string }> {
  const { saveStory } = await stage.ask(SAVE, { input: draft(`Story ${stage.next()}`) });
  const id = String(dig(saveStory, 'story', 'id'));
  return { id, path: `/profile/stories/${Buffer.from(id, 'base64url').toString().split(':')[1] ?? ''}` };
}

function ofStory(row: string, action: string, call: UpstreamCall['call'], last = ''): UpstreamCall {
  return {
    call,
    row,
    field: `Mutation.${action}`,
    account: BIG,
    document: `mutation ($id: ID!) { ${action}(input: { storyId: $id }) { name errors { code } } }`,
    prepare: async (stage): Promise<Prepared> => {
      const { id, path } = await writtenStory(stage);
      return { path: path + last, variables: { id } };
    },
  };
}

/** Calls for the stories and other additional content of the agency's page. */
export const PAGE_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /profile/additional-info',
    row: 'RST-11',
    field: 'Viewer.pageOptimization',
    account: BIG,
    document: '{ viewer { account { timeZone } pageOptimization { stories { id } awards { id } } } }',
    prepare: () => ({ path: '/profile/additional-info' }),
    at: 'viewer.pageOptimization',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'GET /profile/stories',
    row: 'RST-24',
    field: 'Viewer.pageOptimization',
    account: BIG,
    document: '{ viewer { account { timeZone } pageOptimization { stories { id } } } }',
    prepare: () => ({ path: '/profile/stories' }),
    at: 'viewer.pageOptimization',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'PUT /profile/stories/order',
    row: 'RST-26',
    field: 'Mutation.orderStories',
    account: BIG,
    document: 'mutation ($ids: [ID!]!) { orderStories(input: { storyIds: $ids }) { errors { code } } }',
    prepare: async (stage) => ({
      path: '/profile/stories/order',
      variables: { ids: [(await writtenStory(stage)).id] },
    }),
  },
  {
    call: 'POST /profile/stories',
    row: 'RST-25',
    field: 'Mutation.saveStory',
    account: BIG,
    document: SAVE,
    prepare: (stage) => ({ path: '/profile/stories', variables: { input: draft(`Story ${stage.next()}`) } }),
  },
  {
    call: 'PUT /profile/stories/{id}',
    row: 'RST-26',
    field: 'Mutation.saveStory',
    account: BIG,
    document: SAVE,
    prepare: async (stage) => {
      const { id, path } = await writtenStory(stage);
      return { path, variables: { input: { id, ...draft('Another name') } } };
    },
  },
  { ...ofStory('RST-27', 'removeStory', 'DELETE /profile/stories/{id}'), isBodyless: true },
  ofStory('RST-28', 'restoreStory', 'PUT /profile/stories/{id}/restore', '/restore'),
];
