import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

/** An account with a draft that was never published. */
const DRAFT = 'draft';

/** A one-pixel PNG. */
export const PIXEL = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

const SAVE = {
  saveAwards: `mutation ($input: SaveImagesInput!) { saveAwards(input: $input) { added { image { id } } errors { code } } }`,
  saveClientLogos: `mutation ($input: SaveImagesInput!) { saveClientLogos(input: $input) { added { image { id } } errors { code } } }`,
};
type Kind = keyof typeof SAVE;

/** Adds an image to `BIG` and returns its global id. */
async function addedImage(stage: Stage, kind: Kind): Promise<string> {
  const answer = await stage.ask(SAVE[kind], { input: { add: [{ file: PIXEL, alt: `Image ${stage.next()}` }] } });
  return String(dig(answer, kind, 'added', '0', 'image', 'id'));
}

/** Prefix of the alternative texts of images that the table's calls have added. */
const POSTED = 'Posted';

/** Awards or client logos of `BIG`. */
async function imagesOf(stage: Stage, kind: Kind): Promise<readonly { id: string; alt: string }[]> {
  const list = kind === 'saveAwards' ? 'awards' : 'clientLogos';
  const { viewer } = await stage.ask(`{ viewer { pageOptimization { ${list} { id alt } } } }`, {});
  return dig(viewer, 'pageOptimization', list) as { id: string; alt: string }[];
}

/** Removes previously posted images first, because a list has room for 35 and the table runs many times. */
async function newImage(stage: Stage, kind: Kind): Promise<object> {
  const posted = (await imagesOf(stage, kind)).filter(({ alt }) => alt.startsWith(POSTED));
  await stage.ask(SAVE[kind], { input: { removeIds: posted.map(({ id }) => id) } });
  return { add: [{ file: PIXEL, alt: `${POSTED} ${stage.next()}` }] };
}

/** Id of an image that is never removed. */
async function lastingImage(stage: Stage, kind: Kind): Promise<string> {
  const image = (await imagesOf(stage, kind)).find(({ alt }) => !/^(?:Posted|Image) \d/.test(alt));
  return image?.id ?? '';
}

/** The calls for awards or client logos. Another account reads the list, so that its faults affect nothing else. */
function imageCalls(
  kind: Kind,
  path: `/profile/${string}`,
  rows: readonly [string, string, string, string],
): UpstreamCall[] {
  const [list, add, change, remove] = rows;
  const field = `Mutation.${kind}`;
  const write = (
    call: UpstreamCall['call'],
    row: string,
    inputOf: (stage: Stage) => Promise<object> | object,
  ): UpstreamCall => ({
    call,
    row,
    field,
    account: BIG,
    document: SAVE[kind],
    prepare: async (stage): Promise<Prepared> => ({
      path: call.split(' ')[1] ?? '',
      variables: { input: await inputOf(stage) },
    }),
  });
  return [
    {
      call: `GET ${path}`,
      row: list,
      field,
      account: 'owner-start',
      document: SAVE[kind],
      prepare: () => ({ path, variables: { input: {} } }),
    },
    write(`POST ${path}`, add, (stage) => newImage(stage, kind)),
    write(`PUT ${path}`, change, async (stage) => ({
      alts: [{ id: await lastingImage(stage, kind), alt: `Changed ${stage.next()}` }],
    })),
    write(`PUT ${path}/order`, change, async (stage) => ({ order: [{ id: await lastingImage(stage, kind) }] })),
    {
      ...write(`DELETE ${path}`, remove, async (stage) => ({ removeIds: [await addedImage(stage, kind)] })),
      isBodyless: true,
    },
  ];
}

/** Calls for the agency's profile and its images. */
export const PROFILE_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /profile',
    row: 'RST-05',
    field: 'Viewer.profile',
    account: BIG,
    document: '{ viewer { account { timeZone } profile { name } } }',
    at: 'viewer.profile',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'PUT /profile',
    row: 'RST-06',
    field: 'Mutation.saveProfile',
    account: DRAFT,
    document: 'mutation ($input: ProfileInput!) { saveProfile(input: $input) { profile { name } errors { code } } }',
    prepare: (stage) => ({ path: '/profile', variables: { input: { name: `Agency ${stage.next()}` } } }),
  },
  {
    call: 'POST /account/survey',
    row: 'RST-69',
    field: 'Mutation.sendApplication',
    account: 'new',
    document: 'mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { errors { code } } }',
    prepare: (stage) => ({
      path: '/account/survey',
      variables: {
        input: {
          name: `Agency ${stage.next()}`,
          website: 'https://new.example',
          email: 'new@demo.example',
          text: 'Search and content.',
        },
      },
    }),
    isBodyless: true,
  },
  {
    call: 'POST /profile/logo',
    row: 'RST-07',
    field: 'Mutation.uploadLogo',
    account: DRAFT,
    document: 'mutation ($file: Upload!) { uploadLogo(input: { file: $file }) { errors { code } } }',
    prepare: () => ({ path: '/profile/logo', variables: { file: PIXEL } }),
  },
  {
    call: 'DELETE /profile/logo',
    row: 'RST-08',
    field: 'Mutation.deleteLogo',
    account: DRAFT,
    document: 'mutation { deleteLogo { errors { code } } }',
    isBodyless: true,
  },
  {
    call: 'GET /profile/new-ranges',
    row: 'RST-09',
    field: 'Profile.newRanges',
    account: 'owner-advanced',
    document: '{ viewer { profile { name newRanges { budgets { key } } } } }',
    at: 'viewer.profile.newRanges',
    beside: 'viewer.profile.name',
  },
  {
    call: 'PUT /profile/new-ranges',
    row: 'RST-10',
    field: 'Mutation.saveNewRanges',
    account: BIG,
    document: `mutation ($input: SaveNewRangesInput!) { saveNewRanges(input: $input) {
      newRanges { budgets { key } } errors { code } } }`,
    prepare: () => ({
      path: '/profile/new-ranges',
      variables: {
        input: { budgetIds: [toGlobalId('Budget', '1')], projectDurationIds: [toGlobalId('DurationRange', '1')] },
      },
    }),
  },
  ...imageCalls('saveAwards', '/profile/awards', ['RST-16', 'RST-17', 'RST-18', 'RST-19']),
  ...imageCalls('saveClientLogos', '/profile/logotypes', ['RST-20', 'RST-21', 'RST-22', 'RST-23']),
];
