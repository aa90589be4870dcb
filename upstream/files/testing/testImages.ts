import sharp from 'sharp';

/** A single-color image; if `length` is given, bytes are appended until it is that long. */
export async function testImage(
  type: 'jpeg' | 'png' | 'gif' | 'webp',
  {
    width = 20,
    height = 10,
    red = 200,
    length,
  }: { width?: number; height?: number; red?: number; length?: number } = {},
): Promise<Buffer> {
  const background = { r: red, g: 90, b: 60 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
  return length === undefined ? bytes : Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** A multipart form that uploads a file. */
export function uploadForm(
  bytes: Buffer | null,
  fields: Readonly<Record<string, string>> = {},
  name = 'a.png',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes !== null) form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return form;
}
