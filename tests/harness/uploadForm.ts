/**
 * Encodes an operation according to the GraphQL multipart request specification; the files are the `Blob`s among its
 * variables. Null if there are none.
 */
export function uploadForm(
  operation: { readonly variables?: object } & Readonly<Record<string, unknown>>,
): FormData | null {
  const files: { readonly path: string; readonly file: Blob }[] = [];
  const variables = withoutFiles(operation.variables ?? {}, 'variables', (path, file) => files.push({ path, file }));
  if (files.length === 0) return null;
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file, 'a file');
  return form;
}

function withoutFiles(value: unknown, path: string, found: (path: string, file: Blob) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) {
    found(path, value);
    return null;
  }
  if (Array.isArray(value)) return value.map((entry, index) => withoutFiles(entry, `${path}.${index}`, found));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutFiles(inner, `${path}.${name}`, found)]),
  );
}
