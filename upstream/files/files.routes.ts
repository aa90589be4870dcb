import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError.ts';
import { FILE_TYPES, filesFolder } from './fileStore.ts';

const YEAR_SECONDS = 31_536_000;

/** GET /files/:name: logos, awards and other images. A name is a hash of the content, so responses never go stale. */
export function filesRoutes(app: FastifyInstance, { dataFolder }: { readonly dataFolder: string }): void {
  const folder = filesFolder(dataFolder);
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = await readStored(folder, name);
    if (bytes === null) throw new ApiError(404, 'NOT_FOUND', 'There is no such file.');
    return reply
      .type(name.endsWith('.png') ? FILE_TYPES.png : FILE_TYPES.jpg)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}

async function readStored(folder: string, name: string): Promise<Buffer | null> {
  if (!/^[\da-f]{32}\.(png|jpg)$/.test(name)) return null;
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
