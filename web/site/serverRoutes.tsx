import type { ComponentType } from 'react';
import type { DataRouteObject } from 'react-router-dom';
import type { Route } from '../app/routing/route.ts';
import { componentOf } from './screens.ts';
import { SiteError } from './SiteError.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const modules = import.meta.glob<Record<string, ComponentType>>(
  '../screens/{landing,directory,agency,getStarted,leadGeneration,academy,taxes,review,siteNotFound}/*Screen.tsx',
  { eager: true },
);

/** Ids of the routes around every screen. */
export const FRAME_ID = 'frame';
export const CONTENT_ID = 'content';

/** A screen with the frames around it, outermost first. */
type Branch = readonly [DataRouteObject, DataRouteObject, DataRouteObject];

const branches = new Map<string, Branch>();

/** The part of the router's table that one page needs, the same for all requests. */
export function serverBranch(route: Route): Branch {
  let branch = branches.get(route.id);
  if (!branch) {
    const screen: DataRouteObject = {
      id: route.id,
      path: route.path,
      Component: componentOf(route, modules[`../${route.screen}`]),
    };
    const content: DataRouteObject = { id: CONTENT_ID, errorElement: <SiteError />, children: [screen] };
    branch = [{ id: FRAME_ID, Component: SiteLayout, children: [content] }, content, screen];
    branches.set(route.id, branch);
  }
  return branch;
}
