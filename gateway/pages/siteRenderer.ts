import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { RenderSite } from '../../web/site/renderer.ts';

function isRenderer(value: unknown): value is { readonly renderSite: RenderSite } {
  return typeof value === 'object' && value !== null && 'renderSite' in value && typeof value.renderSite === 'function';
}

/** Loads the built server part of the public site (dist/server); null if it has not been built. */
export async function loadSiteRenderer(file: string): Promise<RenderSite | null> {
  if (!existsSync(file)) return null;
  const module: unknown = await import(pathToFileURL(file).href);
  return isRenderer(module) ? module.renderSite : null;
}
