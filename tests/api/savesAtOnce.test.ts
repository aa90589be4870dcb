import { beforeAll, expect, test } from 'vitest';
import { sharedPair, type SharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-scale';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
}, 120_000);

interface Versioned {
  readonly id: string;
  readonly revision: string;
  readonly name?: string;
}

/** The input of a save, from a word that differs between two edits. */
type ToInput = (word: string) => object;

const email: ToInput = (word) => ({ isConsented: true, values: [`${word}@mill.example`] });
const reply: ToInput = (word) => ({ title: 'Thanks', text: word });
const story: ToInput = (word) => ({ status: 'DRAFT', name: word });
const review: ToInput = (word) => {
  const text = `Fifty characters at least are needed to say what ${word} did.`;
  return { challenge: text, solution: text, result: text, submit: false };
};

/** Reads or creates what is saved; returns the input of an edit of it. */
const CASES: readonly [save: string, code: string, account: string, start: () => Promise<ToInput>][] = [
  [
    'saveProfile',
    'PROFILE_CHANGED',
    'draft',
    async () => {
      // A save replaces the whole draft; its preview, which other files read, needs the name.
      const { revision, name } = await read('draft', '{ viewer { found: profile { revision name } } }');
      return (word) => ({ name, tagline: word, revision });
    },
  ],
  [
    'saveEmailSettings',
    'SETTINGS_CHANGED',
    ACCOUNT,
    async () => {
      const { revision } = await read(ACCOUNT, '{ viewer { found: emailSettings { revision } } }');
      return (word) => ({ ...email(word), revision });
    },
  ],
  [
    'saveReply',
    'REPLY_CHANGED',
    ACCOUNT,
    async () => {
      const { id, revision } = await create('saveReply', 'SaveReplyInput', 'savedReply', reply('new'));
      return (word) => ({ ...reply(word), id, revision });
    },
  ],
  [
    'saveStory',
    'STORY_CHANGED',
    ACCOUNT,
    async () => {
      const { id, revision } = await create('saveStory', 'SaveStoryInput', 'story', story('New'));
      return (word) => ({ ...story(word), id, revision });
    },
  ],
  [
    'saveReview',
    'REVIEW_CHANGED',
    ACCOUNT,
    async () => {
      const { viewer } = await pair.ask<{ viewer: { leads: { nodes: readonly { id: string }[] } } }>(
        ACCOUNT,
        '{ viewer { leads: reviewableLeads(first: 1) { nodes { id: leadId } } } }',
      );
      const leadId = viewer.leads.nodes[0]?.id;
      await create('saveReview', 'SaveReviewInput', 'review', { ...review('nobody'), leadId });
      const { found } = await pair.ask<{ found: { review: Versioned } }>(
        ACCOUNT,
        `{ found: node(id: "${leadId}") { ... on Lead { review { revision } } } }`,
      );
      return (word) => ({ ...review(word), leadId, revision: found.review.revision });
    },
  ],
];

async function read(account: string, document: string): Promise<Versioned> {
  return (await pair.ask<{ viewer: { found: Versioned } }>(account, document)).viewer.found;
}

async function create(save: string, input: string, field: string, values: object): Promise<Versioned> {
  const selection = field === 'review' ? 'errors { code }' : `found: ${field} { id revision } errors { code }`;
  const document = `mutation ($input: ${input}!) { saved: ${save}(input: $input) { ${selection} } }`;
  const { saved } = await pair.ask<{ saved: { found: Versioned; errors: object[] } }>(ACCOUNT, document, {
    input: values,
  });
  expect(saved.errors).toEqual([]);
  return saved.found;
}

test.each(CASES)(
  'of two calls of %s at once with the same revision, one gets %s',
  async (save, code, account, start) => {
    const toInput = await start();
    const type = save === 'saveProfile' ? 'ProfileInput' : `${save.replace('save', 'Save')}Input`;
    const document = `mutation ($input: ${type}!) { saved: ${save}(input: $input) { errors { code } } }`;
    const saves = ['one', 'two'].map((word) =>
      pair.ask<{ saved: { errors: { code: string }[] } }>(account, document, { input: toInput(word) }),
    );
    const codes = (await Promise.all(saves)).map(({ saved }) => saved.errors.map((error) => error.code));
    expect(codes.toSorted((a, b) => a.length - b.length)).toEqual([[], [code]]);
  },
);

test('of two reasons for declining a lead at once, the one that is answered is stored', async () => {
  const DECLINE = `mutation ($id: ID!, $reason: DeclineReason!) { declineLead(input: { leadId: $id, reason: $reason }) {
    lead { declineReason } errors { code } } }`;
  interface Declined {
    readonly declineLead: { readonly lead: object; readonly errors: readonly { readonly code: string }[] };
  }
  const { viewer } = await pair.ask<{ viewer: { leads: { nodes: readonly { id: string; uuid: string }[] } } }>(
    ACCOUNT,
    '{ viewer { leads(first: 1, status: PENDING) { nodes { id uuid } } } }',
  );
  const { id, uuid } = viewer.leads.nodes[0] ?? { id: '', uuid: '' };
  // Meanwhile the lead is declined without a reason, as after an interrupted call.
  const path = `/account/leads/${uuid}/decline-reason/`;
  await pair.upstream.addFault({ kind: 'delay', delayMs: 300, method: 'POST', path });
  const decline = (reason: string) => pair.ask<Declined>(ACCOUNT, DECLINE, { id, reason });
  const answers = await Promise.all([decline('BUDGET'), decline('LOCATION')]);
  await pair.upstream.clearFaults();
  const codes = answers.flatMap(({ declineLead: { errors } }) => errors.map(({ code }) => code));
  expect(codes).toEqual(['LEAD_NOT_ACTIVE']);
  const [one, other] = answers.map(({ declineLead: { lead } }) => lead);
  expect(one).toEqual(other);
});
