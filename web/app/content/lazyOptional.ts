import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Like `lazy`, for a part that the page can do without: if its code cannot be loaded, it is left out. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
