import type { ComponentType } from 'react';
import type { RouteScreen } from './route.ts';

type ScreenModules = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

/** Finds the component of a screen among modules by path: `leads/LeadsScreen` is what LeadsScreen.tsx exports under its own name. */
export function screenLoader(modules: ScreenModules): (route: Pick<RouteScreen, 'screen'>) => Promise<ComponentType> {
  return async ({ screen }) => {
    const module = await modules[`../screens/${screen}.tsx`]?.();
    const component = module?.[screen.slice(screen.lastIndexOf('/') + 1)];
    if (!component) throw new Error(`There is no screen ${screen}`);
    return component;
  };
}
