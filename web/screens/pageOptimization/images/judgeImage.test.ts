import { expect, test, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../../../domain/profile/images.ts';
import { judgeImage } from './judgeImage.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function png(bytes: number): File {
  const content = new Uint8Array(bytes);
  content.set(PNG);
  return new File([content], 'award.png', { type: 'image/png' });
}

test.each([
  [{ width: 1600, height: 1600 }, null],
  [{ width: 1601, height: 10 }, 'IMAGE_TOO_LARGE'],
  [null, 'FILE_NOT_READABLE'],
] as const)('gives the verdict on a PNG of %o: %s (VAL-32)', async (size, code) => {
  expect((await judgeImage(png(100), () => Promise.resolve(size)))?.code ?? null).toBe(code);
});

test('reads 3,000,000 bytes and refuses one more without reading (VAL-05)', async () => {
  const measure = vi.fn(() => Promise.resolve({ width: 10, height: 10 }));
  expect(await judgeImage(png(IMAGE_MAX_BYTES), measure)).toBeNull();
  expect(measure).toHaveBeenCalledOnce();
  expect((await judgeImage(png(IMAGE_MAX_BYTES + 1), measure))?.code).toBe('FILE_TOO_LARGE');
  expect(measure).toHaveBeenCalledOnce();
});

test('judges a file by its bytes, not its name or type (VAL-04)', async () => {
  const measure = vi.fn(() => Promise.resolve({ width: 10, height: 10 }));
  const disguised = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  expect((await judgeImage(disguised, measure))?.code).toBe('FILE_TYPE_NOT_ALLOWED');
  expect(measure).not.toHaveBeenCalled();
});

test('rejects what cannot be read, such as a folder that was dropped', async () => {
  const folder = new File([], 'logos');
  const head = new Blob();
  vi.spyOn(head, 'arrayBuffer').mockRejectedValue(new DOMException('Not found', 'NotFoundError'));
  vi.spyOn(folder, 'slice').mockReturnValue(head);
  expect((await judgeImage(folder))?.code).toBe('FILE_NOT_READABLE');
});
