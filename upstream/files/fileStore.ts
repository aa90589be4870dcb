import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What may be served, by the ending of the name. */
export const FILE_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
export type FileEnding = keyof typeof FILE_TYPES;

/** The folder of uploaded and made files inside the data folder. */
export function filesFolder(dataFolder: string): string {
  return join(dataFolder, 'files');
}

/** The name of a file: a hash of what it holds, so that a name never stands for anything else. */
export function fileName(bytes: Uint8Array, ending: FileEnding): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`;
}

/** Where a stored file is served, below the root of the API. */
export function fileUrl(name: string): string {
  return `/files/${name}`;
}

/** Stores a file and answers its name; the same content again is the same file. Never seen half written. */
export async function storeFile(folder: string, bytes: Uint8Array, ending: FileEnding): Promise<string> {
  const name = fileName(bytes, ending);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.${process.pid}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, name));
  return name;
}
