import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { queryLoader } from '../app/routing/queryLoader.ts';
import { whenChanged } from '../app/routing/routeQuery.ts';
import type { SiteRoute } from './siteRoutes.ts';

/** A route's query starts with it, and again when the part of the address changes that it depends on. */
export const siteLoader = (
  environment: IEnvironment,
  { plan, dependsOn }: SiteRoute,
): { loader?: LoaderFunction; shouldRevalidate?: ShouldRevalidateFunction } =>
  plan ? { loader: queryLoader(environment, plan), shouldRevalidate: whenChanged(...dependsOn) } : {};
