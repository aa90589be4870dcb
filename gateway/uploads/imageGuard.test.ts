import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../domain/profile/images.ts';
import { IMAGE_CASES } from '../../domain/profile/testing/imageCases.ts';
import { rewriteImage } from './imageGuard.ts';
import { craftedFiles } from './testing/craftedFiles.ts';
import { fileOf, imageOf, insertChunk, makeImage } from './testing/images.ts';
import { UploadedFile } from './uploadedFile.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test.each(IMAGE_CASES.map((boundary) => [`${boundary.row} ${boundary.name} as ${boundary.use}`, boundary] as const))(
  'form and upstream agree on %s (VAL-54)',
  async (_title, { use, file, code }) => {
    const content = await imageOf(file);
    // The gateway stops reading at the limit.
    const image = await rewriteImage(fileOf(content.length > IMAGE_MAX_BYTES ? null : content), use);
    expect(typeof image === 'string' ? image : null).toBe(code);
  },
);

describe('accepted images', () => {
  test.each([
    ['a png of 1600 × 1600', 'png', 'image/png'],
    ['a jpeg of 1600 × 1600', 'jpeg', 'image/jpeg'],
  ] as const)('accepts %s as an award (VAL-32)', async (_name, format, type) => {
    const image = await rewriteImage(fileOf(await makeImage(1600, 1600, format)), 'picture');
    expect(image).toMatchObject({ type });
    expect(typeof image === 'string' ? image : await sharp(image.content).metadata()).toMatchObject({
      format,
      width: 1600,
      height: 1600,
    });
  });

  test('downscales a 25-megapixel logo to the picture limit', async () => {
    const image = await rewriteImage(fileOf(await makeImage(5000, 5000, 'jpeg')), 'logo');
    expect(typeof image === 'string' ? image : await sharp(image.content).metadata()).toMatchObject({
      width: 1600,
      height: 1600,
    });
  });

  test('rotates images upright and strips metadata', async () => {
    const file = await sharp(await makeImage(40, 20, 'jpeg'))
      .withExif({ IFD0: { Artist: 'a-name-in-the-file' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await rewriteImage(fileOf(file), 'picture');
    if (typeof image === 'string') throw new Error(image);
    const { width, height, orientation, exif } = await sharp(image.content).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 20,
      height: 40,
      orientation: undefined,
      exif: undefined,
    });
  });

  test('keeps the first frame of an animation', async () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2, 0);
    const image = await rewriteImage(fileOf(insertChunk(await makeImage(8, 8), 'acTL', control)), 'picture');
    expect(typeof image === 'string' ? image : image.content.includes('acTL')).toBe(false);
  });

  test('lowers the quality of noise that grows when re-encoded', async () => {
    const noise = sharp({
      create: {
        width: 1600,
        height: 1600,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const file = await noise.jpeg({ quality: 60 }).toBuffer();
    const image = await rewriteImage(fileOf(file), 'picture');
    expect(typeof image === 'string' ? image : image.content.length <= 3_000_000).toBe(true);
  });
});

describe('refused images', () => {
  test.each([
    ['of 1601 × 10 as an award (VAL-32)', 1601, 10, 'picture', 'IMAGE_TOO_LARGE'],
    ['of 10 × 1601 as an award (VAL-32)', 10, 1601, 'picture', 'IMAGE_TOO_LARGE'],
    ['of more than 25 megapixels as a logo', 5001, 5000, 'logo', 'IMAGE_TOO_LARGE'],
    ['of too many lines as a logo', 1, 65_536, 'logo', 'IMAGE_TOO_LARGE'],
  ] as const)('refuses %s', async (_name, width, height, use, fault) => {
    expect(await rewriteImage(fileOf(await makeImage(width, height)), use)).toBe(fault);
  });

  test.each([
    ['svg', SVG],
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('GIF89a')],
  ])('refuses %s whatever its file name says (VAL-04)', async (_name, content) => {
    expect(await rewriteImage(fileOf(content), 'logo')).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  test('refuses GIF and WebP (VAL-04)', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const content = await sharp(await makeImage(8, 8))
        .toFormat(format)
        .toBuffer();
      expect(await rewriteImage(fileOf(content), 'logo')).toBe('FILE_TYPE_NOT_ALLOWED');
    }
  });

  test('refuses a file that is too large or was not read, without decoding it (VAL-05)', async () => {
    expect(await rewriteImage(fileOf(null), 'logo')).toBe('FILE_TOO_LARGE');
    expect(await rewriteImage(new UploadedFile(), 'logo')).toBe('FILE_NOT_READABLE');
  });
});

test('accepts none of 500 crafted files unchanged and removes hidden payloads (GWY-12)', async () => {
  const files = await craftedFiles(500, 20_261_122);
  const accepted: string[] = [];
  for (const { name, content, payload, mayPass } of files) {
    const image = await rewriteImage(fileOf(content), 'picture');
    if (typeof image === 'string') continue;
    accepted.push(name);
    expect(mayPass, name).toBe(true);
    expect(payload !== null && image.content.includes(payload), name).toBe(false);
    const { width, height } = await sharp(image.content, { failOn: 'warning' }).metadata();
    expect(Math.max(width, height), name).toBeLessThanOrEqual(1600);
    await sharp(image.content, { failOn: 'warning' }).raw().toBuffer();
  }
  expect(files).toHaveLength(500);
  // Some images with hidden payloads pass, so the check above is not vacuous.
  expect(new Set(accepted).size).toBeGreaterThan(2);
});
