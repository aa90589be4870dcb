import type { ImageCode, ImageFile, ImageUse } from '../images.ts';

/** A file, its use and the verdict that form, gateway and upstream must give; null if accepted (VAL-54). */
export interface ImageCase {
  readonly row: string;
  readonly name: string;
  readonly use: ImageUse;
  readonly file: ImageFile;
  readonly code: ImageCode | null;
}

const SMALL = { bytes: 1000, type: 'image/png', size: { width: 100, height: 100 } } as const;

/** Boundary cases for VAL-04, VAL-05 and VAL-32; cases common to both uses are listed once. */
export const IMAGE_CASES: readonly ImageCase[] = [
  ...bothUses('VAL-04', 'a png', {}, null),
  ...bothUses('VAL-04', 'a jpeg', { type: 'image/jpeg' }, null),
  ...bothUses('VAL-04', 'another type', { type: null, size: null }, 'FILE_TYPE_NOT_ALLOWED'),
  ...bothUses('VAL-05', '3,000,000 bytes', { bytes: 3_000_000 }, null),
  ...bothUses('VAL-05', '3,000,001 bytes', { bytes: 3_000_001 }, 'FILE_TOO_LARGE'),
  ...bothUses('VAL-05', '3,000,001 bytes of another type', { bytes: 3_000_001, type: null }, 'FILE_TOO_LARGE'),
  ...bothUses('VAL-32', 'a file without a size', { size: null }, 'FILE_NOT_READABLE'),
  ...bothUses('VAL-32', '0 x 10 pixels', { size: { width: 0, height: 10 } }, 'FILE_NOT_READABLE'),
  ...bothUses('VAL-32', '1600 x 1600 pixels', { size: { width: 1600, height: 1600 } }, null),
  picture('1601 x 10 pixels', { size: { width: 1601, height: 10 } }, 'IMAGE_TOO_LARGE'),
  picture('10 x 1601 pixels', { size: { width: 10, height: 1601 } }, 'IMAGE_TOO_LARGE'),
  logo('1601 x 10 pixels', { size: { width: 1601, height: 10 } }, null),
  logo('5000 x 5000 pixels', { size: { width: 5000, height: 5000 } }, null),
  logo('5001 x 5000 pixels', { size: { width: 5001, height: 5000 } }, 'IMAGE_TOO_LARGE'),
];

/** An alternative text and its expected verdict. */
export interface AltCase {
  readonly name: string;
  readonly alt: string;
  readonly code: ImageCode | null;
}

/** Boundary cases for alternative texts (VAL-31). */
export const ALT_CASES: readonly AltCase[] = [
  { name: 'empty', alt: '', code: 'REQUIRED' },
  { name: 'blanks', alt: ' \n ', code: 'REQUIRED' },
  { name: '1 character', alt: 'a', code: null },
  { name: '200 emoji with blanks around', alt: ` ${'😀'.repeat(200)} `, code: null },
  { name: '201 characters', alt: 'a'.repeat(201), code: 'TOO_LONG' },
];

function bothUses(row: string, name: string, change: Partial<ImageFile>, code: ImageCode | null): readonly ImageCase[] {
  return (['logo', 'picture'] as const).map((use) => ({ row, name, use, file: { ...SMALL, ...change }, code }));
}

function picture(name: string, change: Partial<ImageFile>, code: ImageCode | null): ImageCase {
  return { row: 'VAL-32', name, use: 'picture', file: { ...SMALL, ...change }, code };
}

function logo(name: string, change: Partial<ImageFile>, code: ImageCode | null): ImageCase {
  return { row: 'VAL-32', name, use: 'logo', file: { ...SMALL, ...change }, code };
}
