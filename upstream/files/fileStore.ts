import { hash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File types that may be served, by extension. */
export const FILE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
export type FileEnding = keyof typeof FILE_TYPES;

/** The folder of uploaded and generated files in the data folder. */
export function filesFolder(dataFolder: string): string {
  return join(dataFolder, 'files');
}

/** The name of a file: a hash of its content, so that a name always refers to the same content. */
export function fileName(bytes: Uint8Array, ending: FileEnding): string {
  return `${hash('sha256', bytes, 'hex').slice(0, 32)}.${ending}`;
}

/** The URL path of a stored file, below the root of the API. */
export function fileUrl(name: string): string {
  return `/files/${name}`;
}

/** Stores a file and returns its name; identical content is the same file. Written atomically; a full disk leaves nothing behind. */
export async function storeFile(folder: string, bytes: Uint8Array, ending: FileEnding): Promise<string> {
  const name = fileName(bytes, ending);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.${process.pid}`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return name;
}
