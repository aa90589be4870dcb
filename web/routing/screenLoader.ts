import type { ComponentType } from 'react';
import type { RouteScreen } from './route.ts';

type ScreenModules = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

/** Finds a screen's component by module path: `leads/LeadsScreen` is the export of that name in LeadsScreen.tsx. */
export function screenLoader(modules: ScreenModules): (route: Pick<RouteScreen, 'screen'>) => Promise<ComponentType> {
  return async ({ screen }) => {
    const module = await modules[`../screens/${screen}.tsx`]?.();
    const component = module?.[screen.slice(screen.lastIndexOf('/') + 1)];
    if (!component) throw new Error(`There is no screen ${screen}`);
    return component;
  };
}
