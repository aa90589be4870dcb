/** Files of the upstream as it names them: a path of plain segments, an image by its ending. SVG is not among them: it can hold script. */
const FILE = /^\/files\/((?:[\w-][\w.-]{0,199}\/){0,4}[\w-][\w.-]{0,199}\.(?:png|jpe?g|webp|gif|avif))$/;

/** The path of a public file below `/files/`, null when it is none of an image. */
export function filePathOf(path: string): string | null {
  return FILE.exec(path)?.[1] ?? null;
}

/** Where this gateway serves an image of the upstream; null for anything else, another host included: pages load from us alone. */
export function mediaUrl(basePath: string, url: string | null): string | null {
  const path = url === null ? null : filePathOf(url);
  return path === null ? null : `${basePath}/media/${path}`;
}
