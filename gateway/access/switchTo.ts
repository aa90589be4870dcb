import type { Context } from '../context.ts';
import { createLoaders } from '../loaders.ts';
import type { Caller } from '../session/caller.ts';

/** Makes the rest of the operation run as another caller. */
export function switchTo(context: Context, viewer: Caller | null): void {
  context.viewer = viewer;
  context.rest = context.session.restFor(viewer);
  context.loaders = createLoaders(context);
}
