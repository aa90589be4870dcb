import type { Form } from './client.ts';

/** A body with its content type. It can be sent again. */
export interface Body {
  readonly content: string | Buffer;
  readonly type: string;
}

/** A `multipart/form-data` body: fields first, then the file. */
export async function encodeForm({ fields, file }: Form): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
  const encoded = new Response(form);
  return {
    content: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}
