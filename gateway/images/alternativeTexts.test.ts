import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALT_CASES } from '../../domain/profile/testing/imageCases.ts';
import { toGlobalId } from '../relay/ids.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { fileOf, makeImage } from '../uploads/testing/images.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const SAVE = 'mutation ($input: SaveImagesInput!) { saveAwards(input: $input) { errors { code } } }';
const award = { id: 1, alt: 'Award 1', url: '/files/award-1.png' };

test.each(ALT_CASES.map((boundary) => [boundary.name, boundary] as const))(
  'form and upstream agree on the alternative text %s (VAL-31, VAL-54)',
  async (_name, { alt, code }) => {
    portal.answer({
      'GET /csrf': { token: 't' },
      'GET /profile/awards': [award],
      'POST /profile/awards': { ...award, id: 2 },
      'PUT /profile/awards': [award],
    });
    const file = fileOf(await makeImage(8, 8));
    for (const input of [{ add: [{ file, alt }] }, { alts: [{ id: toGlobalId('Award', '1'), alt }] }]) {
      const { data, errors } = await portal.runOnce(SAVE, { input });
      expect(errors).toEqual([]);
      expect(data).toEqual({ saveAwards: { errors: code === null ? [] : [{ code }] } });
    }
  },
);
