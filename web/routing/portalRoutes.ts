import AppShellQuery from '../relay/__generated__/AppShellQuery$parameters.ts';
import ChatListPaneQuery from '../relay/__generated__/ChatListPaneQuery$parameters.ts';
import DashboardScreenQuery from '../relay/__generated__/DashboardScreenQuery$parameters.ts';
import LeadPaneQuery from '../relay/__generated__/LeadPaneQuery$parameters.ts';
import LeadScreenQuery from '../relay/__generated__/LeadScreenQuery$parameters.ts';
import LeadsScreenQuery from '../relay/__generated__/LeadsScreenQuery$parameters.ts';
import PageOptimizationScreenQuery from '../relay/__generated__/PageOptimizationScreenQuery$parameters.ts';
import ProfilePreviewScreenQuery from '../relay/__generated__/ProfilePreviewScreenQuery$parameters.ts';
import ProfileScreenQuery from '../relay/__generated__/ProfileScreenQuery$parameters.ts';
import ScoreScreenQuery from '../relay/__generated__/ScoreScreenQuery$parameters.ts';
import SettingsScreenQuery from '../relay/__generated__/SettingsScreenQuery$parameters.ts';
import ThreadPaneQuery from '../relay/__generated__/ThreadPaneQuery$parameters.ts';
import { dashboardVariables } from '../screens/dashboard/dashboardSearch.ts';
import { leadVariables, selectedLeadVariables } from '../screens/lead/leadVariables.ts';
import { leadsVariables } from '../screens/leads/leadsVariables.ts';
import { listVariables, threadVariables } from '../screens/messages/chats/messagesSearch.ts';
import { plan } from './route.ts';
import type { Route } from './route.ts';

/** The frame query of all signed-in pages. */
export const shellQuery = plan(AppShellQuery, () => ({}));

function portalPage(row: Omit<Route, 'layout' | 'access'>): Route {
  return { ...row, layout: 'portal', access: 'account', namespaces: ['common', 'shell', ...row.namespaces] };
}

function signInPage(row: Pick<Route, 'id' | 'path' | 'screen'> & Partial<Pick<Route, 'access' | 'namespaces'>>): Route {
  const namespaces = ['common', 'shell', 'session', ...(row.namespaces ?? [])] as const;
  return { access: 'visitor', ...row, layout: 'bare', gate: 'none', namespaces };
}

export const portalRoutes: readonly Route[] = [
  signInPage({ id: 'login', path: '/login', screen: 'session/LoginScreen' }),
  signInPage({ id: 'signup', path: '/signup', screen: 'session/SignupScreen' }),
  signInPage({
    id: 'forgotPassword',
    path: '/forgot-password',
    screen: 'session/ForgotPasswordScreen',
    namespaces: ['passwordReset'],
  }),
  signInPage({
    id: 'resetPassword',
    path: '/reset-password',
    screen: 'session/ResetPasswordScreen',
    namespaces: ['passwordReset'],
    // Users who are signed in may also open the link in the email.
    access: 'all',
  }),
  portalPage({
    id: 'profile',
    path: '/profile',
    screen: 'profile/ProfileScreen',
    namespaces: ['profile', 'access', 'plans'],
    gate: 'subscription',
    query: plan(ProfileScreenQuery, () => ({})),
  }),
  portalPage({
    id: 'profilePreview',
    path: '/profile/preview',
    screen: 'profilePreview/ProfilePreviewScreen',
    // Used by the public page and the directory card in the preview.
    namespaces: ['profilePreview', 'agency', 'directory', 'site'],
    gate: 'subscription',
    query: plan(ProfilePreviewScreenQuery, () => ({})),
  }),
  portalPage({
    id: 'dashboard',
    path: '/profile/dashboard',
    screen: 'dashboard/DashboardScreen',
    namespaces: [
      'dashboard',
      'home',
      'overview',
      'leads',
      'inbox',
      'messages',
      'deals',
      'reviews',
      'pageOptimization',
      'access',
      'onboarding',
      'plans',
    ],
    gate: 'subscription',
    // The screen itself refetches the figures when the range changes, because nothing else depends on it.
    query: plan(DashboardScreenQuery, dashboardVariables),
  }),
  portalPage({
    id: 'leads',
    path: '/profile/leads',
    screen: 'leads/LeadsScreen',
    namespaces: ['leads', 'lead', 'inbox', 'reviews'],
    gate: 'subscriptionOrLeadRecipient',
    query: plan(LeadsScreenQuery, (_params, search) => leadsVariables(search)),
    searchParameters: ['page', 'period', 'type', 'status', 'sort', 'query', 'from', 'to'],
    pane: {
      screen: 'leads/LeadPane',
      query: plan(LeadPaneQuery, (_params, search) => selectedLeadVariables(search)),
      searchParameters: ['lead'],
    },
  }),
  portalPage({
    id: 'lead',
    path: '/profile/leads/lead/:slugOrUuid',
    screen: 'lead/LeadScreen',
    namespaces: ['lead', 'leads', 'inbox', 'reviews'],
    gate: 'subscriptionOrLeadRecipient',
    query: plan(LeadScreenQuery, leadVariables),
  }),
  portalPage({
    id: 'hubspot',
    path: '/profile/hubspot',
    screen: 'hubspot/HubspotScreen',
    namespaces: ['hubspot', 'lead'],
    gate: 'subscriptionOrLeadRecipient',
  }),
  portalPage({
    id: 'messages',
    path: '/profile/messages',
    screen: 'messages/MessagesScreen',
    namespaces: ['messages', 'deals'],
    gate: 'subscription',
    query: plan(ChatListPaneQuery, (_params, search) => listVariables(search)),
    searchParameters: ['status', 'query'],
    pane: {
      screen: 'messages/thread/ThreadPane',
      query: plan(ThreadPaneQuery, (_params, search) => threadVariables(search)),
      searchParameters: ['selectedChat'],
      onlyWhenSeen: true,
    },
  }),
  portalPage({
    id: 'pageOptimization',
    path: '/profile/page-optimization',
    screen: 'pageOptimization/PageOptimizationScreen',
    namespaces: ['pageOptimization', 'reviews'],
    gate: 'subscription',
    query: plan(PageOptimizationScreenQuery, () => ({})),
  }),
  portalPage({
    id: 'score',
    path: '/profile/score',
    screen: 'score/ScoreScreen',
    namespaces: ['score'],
    gate: 'subscription',
    query: plan(ScoreScreenQuery, () => ({})),
  }),
  portalPage({
    id: 'settings',
    path: '/profile/settings',
    screen: 'settings/SettingsScreen',
    namespaces: ['settings', 'planSummary', 'notifications', 'webhooks'],
    gate: 'none',
    query: plan(SettingsScreenQuery, () => ({})),
  }),
  portalPage({
    id: 'portalNotFound',
    path: '/profile/*',
    screen: 'notFound/PortalNotFoundScreen',
    namespaces: [],
    gate: 'none',
    status: 404,
  }),
];
