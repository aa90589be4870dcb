import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { leadIdInStore } from '../screens/lead/leadIdInStore.ts';
import { whenSeen } from '../screens/messages/live/whenSeen.ts';
import { queryLoader } from './routing/queryLoader.ts';
import { whenChanged } from './routing/routeQuery.ts';
import { plans, routeById } from './routing/routes.ts';

/** The screens inside the portal's frame, each a chunk of its own whose query starts with it. */
export function createScreens(environment: IEnvironment): RouteObject[] {
  return [
    {
      path: routeById('overview').path,
      loader: queryLoader(environment, plans.overview),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/overview/OverviewScreen.tsx')).OverviewScreen },
    },
    {
      path: routeById('dashboard').path,
      loader: queryLoader(environment, plans.dashboard),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen },
      children: [
        {
          index: true,
          loader: queryLoader(environment, plans.summaries),
          shouldRevalidate: whenChanged('range'),
          lazy: { Component: async () => (await import('../screens/dashboard/SummariesPane.tsx')).SummariesPane },
        },
      ],
    },
    {
      path: routeById('leads').path,
      loader: queryLoader(environment, plans.leads),
      shouldRevalidate: whenChanged('page', 'period', 'type', 'status', 'sort'),
      lazy: { Component: async () => (await import('../screens/leads/LeadsScreen.tsx')).LeadsScreen },
    },
    {
      path: routeById('lead').path,
      loader: queryLoader(environment, plans.lead, ({ id }) => ({ id: leadIdInStore(environment, id) ?? id })),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/lead/LeadScreen.tsx')).LeadScreen },
    },
    {
      path: routeById('messages').path,
      loader: queryLoader(environment, plans.chatList),
      shouldRevalidate: whenChanged('status', 'query'),
      lazy: { Component: async () => (await import('../screens/messages/MessagesScreen.tsx')).MessagesScreen },
      children: [
        {
          index: true,
          loader: whenSeen(queryLoader(environment, plans.thread)),
          shouldRevalidate: whenChanged('selectedChat'),
          lazy: { Component: async () => (await import('../screens/messages/thread/ThreadPane.tsx')).ThreadPane },
        },
      ],
    },
    {
      path: routeById('pageOptimization').path,
      loader: queryLoader(environment, plans.pageOptimization),
      shouldRevalidate: whenChanged(),
      lazy: {
        Component: async () =>
          (await import('../screens/pageOptimization/PageOptimizationScreen.tsx')).PageOptimizationScreen,
      },
    },
    {
      path: routeById('settings').path,
      loader: queryLoader(environment, plans.settings),
      shouldRevalidate: whenChanged(),
      lazy: { Component: async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen },
    },
  ];
}
