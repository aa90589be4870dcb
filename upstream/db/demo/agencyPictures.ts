import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName } from '../../files/fileStore.ts';
import { drawAward, drawLogo, drawWordmark, LOGO_COLOURS } from './drawing/pictures.ts';
import { LOGO_SHAPES } from './drawing/shapes.ts';
import { drawStoryPicture, STORY_PICTURES } from './drawing/storyPictures.ts';

/** Draws each image of the demo once and keeps it until it is written to disk. */
export interface Pictures {
  /** Returns the file name. The same letters and variant give the same logo. */
  logo(letters: string, variant: number): string;
  wordmark(name: string, variant: number): string;
  award(year: number, variant: number): string;
  story(variant: number): string;
  /** File contents by file name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export function createPictures(): Pictures {
  const files = new Map<string, Buffer>();
  const drawn = new Map<string, string>();
  const once = (key: string, draw: () => Buffer): string => {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const bytes = draw();
    const name = fileName(bytes, 'png');
    files.set(name, bytes);
    drawn.set(key, name);
    return name;
  };
  return {
    files,
    logo: (letters, variant) => {
      const colours = variant % LOGO_COLOURS;
      const shape = LOGO_SHAPES[Math.floor(variant / LOGO_COLOURS) % LOGO_SHAPES.length] ?? 'rounded';
      return once(`logo ${letters} ${colours} ${shape}`, () => drawLogo(letters, colours, shape));
    },
    wordmark: (name, variant) => once(`wordmark ${name}`, () => drawWordmark(name, variant)),
    award: (year, variant) => {
      const colours = variant % LOGO_COLOURS;
      return once(`award ${year} ${colours}`, () => drawAward(year, colours));
    },
    story: (variant) => {
      const drawing = variant % STORY_PICTURES;
      return once(`story ${drawing}`, () => drawStoryPicture(drawing));
    },
  };
}

/** Writes the images into the folder of files. Existing ones are skipped, because they are identical. */
export async function writePictures({ files }: Pictures, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...files].map(async ([name, bytes]) => {
      const path = join(folder, name);
      if (existsSync(path)) return;
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, bytes);
      await rename(draft, path).catch(async (error: unknown) => {
        await rm(draft, { force: true });
        throw error;
      });
    }),
  );
}
