import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, ClosedEntity, Described, Entity, Nullable } from './call.ts';

export const StoryStatus = Type.Enum(['draft', 'published']);

/** Only drafts have empty texts and null numbers. */
const storyFields = {
  name: Type.String(),
  budget: Described('Whole USD.', Nullable(Type.Integer())),
  challenge: Type.String(),
  duration: Described('Months.', Nullable(Type.Integer())),
  result: Type.String(),
  solution: Type.String(),
  status: StoryStatus,
  year: Nullable(Type.Integer()),
};

export const Story = Entity('A success story.', { id: CatalogueId, ...storyFields });
export type WireStory = Static<typeof Story>;

export const StoryInput = ClosedEntity('A story to save; a draft may omit everything but its name.', {
  name: Type.String({ maxLength: 1000 }),
  budget: Nullable(Type.Integer()),
  challenge: Type.String({ maxLength: 10_000 }),
  duration: Nullable(Type.Integer()),
  result: Type.String({ maxLength: 10_000 }),
  solution: Type.String({ maxLength: 10_000 }),
  status: StoryStatus,
  year: Nullable(Type.Integer()),
});
export type WireStoryInput = Static<typeof StoryInput>;

const StoryParams = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$', description: 'Id of the story.' }) });
const storyErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['STORY_NOT_FOUND'] } as const;

export const listStories = call({
  row: 'RST-24',
  method: 'GET',
  path: '/profile/stories',
  tag: 'stories',
  summary: 'Success stories of the agency, in display order.',
  responses: { 200: Type.Object({ data: Type.Array(Story) }) },
});

export const postStory = call({
  row: 'RST-25',
  method: 'POST',
  path: '/profile/stories',
  tag: 'stories',
  summary: 'Add a success story.',
  body: StoryInput,
  responses: { 201: Story },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const putStory = call({
  row: 'RST-26',
  method: 'PUT',
  path: '/profile/stories/:id',
  tag: 'stories',
  summary: 'Change a success story.',
  params: StoryParams,
  body: StoryInput,
  responses: { 200: Story },
  errors: storyErrors,
});

export const orderStories = call({
  row: 'RST-26',
  method: 'PUT',
  path: '/profile/stories/order',
  tag: 'stories',
  summary: 'Reorder success stories (addition). Only the given ones move; the others keep their places.',
  body: Closed({ ids: Type.Array(CatalogueId, { minItems: 1, maxItems: 1000, uniqueItems: true }) }),
  responses: { 200: Type.Object({ data: Type.Array(Story) }) },
  errors: storyErrors,
});

export const deleteStory = call({
  row: 'RST-27',
  method: 'DELETE',
  path: '/profile/stories/:id',
  tag: 'stories',
  summary: 'Remove a success story; it can be restored.',
  params: StoryParams,
  responses: { 204: null },
  errors: storyErrors,
});

export const restoreStory = call({
  row: 'RST-28',
  method: 'PUT',
  path: '/profile/stories/:id/restore',
  tag: 'stories',
  summary: 'Restore a removed success story to its place.',
  params: StoryParams,
  responses: { 200: Type.Object({ name: Type.String() }) },
  errors: storyErrors,
});
