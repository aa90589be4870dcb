/** Paths of public image files, as the upstream names them. SVG is excluded because it can contain scripts. */
const FILE = /^\/files\/((?:[\w-][\w.-]{0,199}\/){0,4}[\w-][\w.-]{0,199}\.(?:png|jpe?g|webp|gif|avif))$/;

/** The path below `/files/` of a public image, or null if it is anything else. */
export function filePathOf(path: string): string | null {
  return FILE.exec(path)?.[1] ?? null;
}

/**
 * The URL under which this gateway serves an upstream image. Null for anything else, including other hosts: pages load
 * images only from our own origin.
 */
export function mediaUrl(basePath: string, url: string | null): string | null {
  const path = url === null ? null : filePathOf(url);
  return path === null ? null : `${basePath}/media/${path}`;
}
