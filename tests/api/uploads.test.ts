import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeImage, makePngOfSize } from '../../gateway/uploads/testing/images.ts';
import { newToken } from './testing/newToken.ts';
import { scratchPair, type SharedPair } from './testing/pair.ts';

let pair: SharedPair;
let token: string;
/** A paying account without an agency. */
const ACCOUNT = 'new';
const OWNER = 'owner-scale';

beforeAll(async () => {
  pair = await scratchPair();
  token = await newToken(pair.upstream, ACCOUNT, ['read', 'write']);
});

function example(name: string): string {
  return readFileSync(path.resolve('examples', name), 'utf8');
}

async function run(name: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { data, errors } = await pair.gateway.run(token, example(`${name}.graphql`), variables);
  if (errors ?? !data) throw new Error(JSON.stringify(errors));
  return data;
}

function fileOf(content: Uint8Array): Blob {
  return new Blob([new Uint8Array(content)]);
}

describe('a tool creates, uploads and publishes in three requests', () => {
  test('using the documented examples', async () => {
    const variables = JSON.parse(example('12-save-profile.variables.json')) as Record<string, unknown>;
    expect(await run('12-save-profile', variables)).toMatchObject({
      saveProfile: { profile: { name: 'Kestrel & Vale', isDraft: true, completeness: { total: 22 } }, errors: [] },
    });
    expect(await run('14-publish-profile')).toMatchObject({
      publishProfile: { profile: null, errors: [{ code: 'REQUIRED', path: ['logo'] }] },
    });
    expect(await run('13-upload-logo', { file: fileOf(await makeImage(800, 200)) })).toMatchObject({
      uploadLogo: { profile: { logo: { url: expect.stringMatching(/^\/media\/.+\.png$/) as string } }, errors: [] },
    });
    expect(await run('14-publish-profile')).toMatchObject({
      publishProfile: { profile: { state: 'PUBLISH', isFirstPublish: true }, errors: [] },
    });
  });

  test('serves the page with the uploaded logo', async () => {
    type Own = { viewer: { agency: Record<string, string>; profile: { alias: string } } };
    const { viewer } = await pair.ask<Own>(ACCOUNT, '{ viewer { agency { alias name logoUrl } profile { alias } } }');
    const { agency, profile } = viewer;
    expect(agency).toMatchObject({ name: 'Kestrel & Vale', alias: profile.alias });
    const logo = await fetch(new URL(agency['logoUrl'] ?? '', pair.gateway.url));
    const { width, height } = await sharp(Buffer.from(await logo.arrayBuffer())).metadata();
    expect([logo.status, width, height]).toEqual([200, 800, 200]);
  });
});

describe('limits of a file, from the first byte to the upstream (VAL-05, VAL-32, GWY-12)', () => {
  const UPLOAD = 'mutation ($file: Upload!) { uploadLogo(input: { file: $file }) { errors { code path } } }';
  const AWARDS = `mutation ($input: SaveImagesInput!) { saveAwards(input: $input) {
    added { index image { id } } removedIds errors { code path } } }`;

  test('3,000,000 bytes are accepted, one more is refused without a call', async () => {
    const taken = await pair.ask(OWNER, UPLOAD, { file: fileOf(await makePngOfSize(3_000_000)) });
    expect(taken).toEqual({ uploadLogo: { errors: [] } });
    const file = fileOf(await makePngOfSize(3_000_001));
    const { calls, answer } = await pair.callsOf(OWNER, UPLOAD, { file });
    expect(answer.data).toEqual({ uploadLogo: { errors: [{ code: 'FILE_TOO_LARGE', path: ['file'] }] } });
    expect(calls).toEqual([]);
  });

  test('an award of 1600 × 1600 is accepted and removed, one of 1601 × 10 is refused', async () => {
    const file = fileOf(await makeImage(1600, 1600, 'jpeg'));
    const { answer, calls } = await pair.callsOf(OWNER, AWARDS, { input: { add: [{ file, alt: 'An award' }] } });
    const { saveAwards } = answer.data as { saveAwards: { added: { image: { id: string } }[] } };
    expect(calls.toSorted()).toEqual(['GET /account/subscription/', 'GET /profile/awards', 'POST /profile/awards']);
    expect(saveAwards).toMatchObject({ added: [{ index: 0 }], errors: [] });
    const removeIds = saveAwards.added.map(({ image }) => image.id);
    expect(await pair.ask(OWNER, AWARDS, { input: { removeIds } })).toMatchObject({
      saveAwards: { removedIds: removeIds, errors: [] },
    });
    const wide = fileOf(await makeImage(1601, 10));
    expect(await pair.ask(OWNER, AWARDS, { input: { add: [{ file: wide, alt: 'An award' }] } })).toMatchObject({
      saveAwards: { added: [], errors: [{ code: 'IMAGE_TOO_LARGE', path: ['add', '0', 'file'] }] },
    });
  });

  test('20 concurrent uploads take less than 64 MB of memory (GWY-12)', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'grey', noise } });
    const content = await image.png().toBuffer();
    expect(content.length).toBeGreaterThan(2_500_000);
    const upload = () => pair.ask(OWNER, UPLOAD, { file: fileOf(content) });
    await upload();
    const before = residentBytes(pair.gateway.processId);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentBytes(pair.gateway.processId))), 10);
    const answers = await Promise.all(Array.from({ length: 20 }, upload));
    clearInterval(watch);
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ uploadLogo: { errors: [] } })));
    expect(most - before).toBeLessThan(64_000_000);
  }, 60_000);
});

/** Resident memory of a process, in bytes. */
function residentBytes(processId: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
