import { FIRST_PAGE } from './signInTarget.ts';

/** Paths of the portal without base path, which the router adds. */
export const paths = {
  dashboard: FIRST_PAGE,
  profile: '/profile',
  profilePreview: '/profile/preview',
  leads: '/profile/leads',
  lead: (slugOrUuid: string) => `/profile/leads/lead/${encodeURIComponent(slugOrUuid)}`,
  messages: '/profile/messages',
  /** The messenger with this chat open. */
  chat: (uuid: string) => `/profile/messages?${new URLSearchParams({ selectedChat: uuid })}`,
  pageOptimization: '/profile/page-optimization',
  score: '/profile/score',
  settings: '/profile/settings',
} as const;
