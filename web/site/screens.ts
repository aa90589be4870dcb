import type { ComponentType } from 'react';
import type { Route } from '../app/routing/route.ts';

/** Modules of screens by their path, each exporting the component of its own name. */
type ScreenModule = Readonly<Record<string, ComponentType>>;

/** The component of a route's screen in its module: `screens/landing/LandingScreen.tsx` exports LandingScreen. */
export function componentOf(route: Route, module: ScreenModule | undefined): ComponentType {
  const name = route.screen?.split('/').at(-1)?.replace('.tsx', '') ?? '';
  const component = module?.[name];
  if (!component) throw new Error(`There is no screen ${name}`);
  return component;
}
