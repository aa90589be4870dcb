import type { AreaScope } from '../../domain/tokenScopes.ts';
import type { NodeType } from '../relay/ids.ts';

/**
 * What an access token needs for a field: nothing more than being valid, a scope, or more than any token has, so that
 * only a session may use it. Sessions may use every field.
 */
export type FieldAccess = AreaScope | 'any' | 'session';

/**
 * The access to every field of the root types, of Viewer and of Account, and to every field that leads from one area
 * into another (EXT-24, GWY-13). A token may not spend money, change who may sign in, or open a session. Everything below
 * a field belongs to its area.
 */
export const FIELD_ACCESS = {
  'Query.viewer': 'any',
  // By the type of the object: NODE_ACCESS.
  'Query.node': 'any',
  'Query.nodes': 'any',
  'Query.agencies': 'any',
  'Query.agency': 'any',
  'Query.filters': 'any',
  'Query.locations': 'any',
  'Query.cities': 'any',
  'Query.countries': 'any',
  'Query.prices': 'any',
  'Query.reviewRequest': 'any',

  'Viewer.id': 'any',
  'Viewer.account': 'any',
  'Viewer.token': 'any',
  'Viewer.accessTokens': 'session',
  'Viewer.leads': 'leads:read',
  'Viewer.lead': 'leads:read',
  'Viewer.chats': 'messages:read',
  'Viewer.chat': 'messages:read',
  'Viewer.messenger': 'messages:read',
  'Viewer.messageSearch': 'messages:read',
  'Viewer.savedReplies': 'messages:read',
  'Viewer.deal': 'leads:read',
  'Viewer.reviewableLeads': 'profile:read',
  'Viewer.reviewSummary': 'profile:read',
  'Viewer.score': 'reports:read',
  'Viewer.dashboard': 'reports:read',
  'Viewer.profile': 'profile:read',
  'Viewer.agency': 'profile:read',
  'Viewer.pageOptimization': 'profile:read',
  'Viewer.onboarding': 'profile:read',

  'Account.id': 'any',
  'Account.locale': 'any',
  'Account.timeZone': 'any',
  'Account.user': 'any',
  'Account.subscription': 'any',
  'Account.limits': 'any',
  'Account.counters': 'any',
  'Account.features': 'any',
  'Account.prices': 'any',
  'Account.offers': 'any',
  'Account.quickPurchase': 'session',

  'Lead.chat': 'messages:read',
  'Lead.review': 'profile:read',
  'Chat.fullLead': 'leads:read',
  'Dashboard.leads': 'leads:read',
  'SaveReviewPayload.lead': 'leads:read',

  'Subscription.chatEvents': 'messages:read',
  'Subscription.messengerEvents': 'messages:read',

  'Mutation.signIn': 'session',
  'Mutation.signUp': 'session',
  // Revokes the token itself.
  'Mutation.signOut': 'any',
  'Mutation.createAccessToken': 'session',
  'Mutation.revokeAccessToken': 'session',
  'Mutation.setLocale': 'profile:write',
  'Mutation.setFeature': 'profile:write',
  'Mutation.completeGetStarted': 'profile:write',
  'Mutation.sendApplication': 'profile:write',
  'Mutation.buyTariff': 'session',
  'Mutation.acceptLead': 'leads:write',
  'Mutation.declineLead': 'leads:write',
  'Mutation.answerDeal': 'leads:write',
  'Mutation.sendMessage': 'messages:write',
  'Mutation.deleteMessage': 'messages:write',
  'Mutation.saveReply': 'messages:write',
  'Mutation.deleteReply': 'messages:write',
  'Mutation.archiveChat': 'messages:write',
  'Mutation.unarchiveChat': 'messages:write',
  'Mutation.deleteChat': 'messages:write',
  'Mutation.restoreChat': 'messages:write',
  'Mutation.saveReview': 'profile:write',
  'Mutation.setUpScoreProject': 'reports:write',
  'Mutation.saveStory': 'profile:write',
  'Mutation.removeStory': 'profile:write',
  'Mutation.restoreStory': 'profile:write',
  'Mutation.orderStories': 'profile:write',
  'Mutation.saveProfile': 'profile:write',
  'Mutation.publishProfile': 'profile:write',
  'Mutation.uploadLogo': 'profile:write',
  'Mutation.deleteLogo': 'profile:write',
  'Mutation.saveNewRanges': 'profile:write',
  'Mutation.saveAwards': 'profile:write',
  'Mutation.saveClientLogos': 'profile:write',
  // Need no account.
  'Mutation.answerReviewRequest': 'any',
  'Mutation.sendBrief': 'any',
  'Mutation.recordAgencyEvents': 'any',
} as const satisfies Readonly<Record<string, FieldAccess>>;

/** The access to `node(id:)` and `nodes(ids:)` by type. */
export const NODE_ACCESS: Readonly<Record<NodeType, FieldAccess>> = {
  Viewer: 'any',
  Account: 'any',
  User: 'any',
  AccessToken: 'session',
  Lead: 'leads:read',
  Deal: 'leads:read',
  Chat: 'messages:read',
  Message: 'messages:read',
  Messenger: 'messages:read',
  SavedReply: 'messages:read',
  SuccessStory: 'profile:read',
  Award: 'profile:read',
  ClientLogo: 'profile:read',
  Profile: 'profile:read',
  ReviewRequest: 'any',
  Agency: 'any',
  PublishedReview: 'any',
  Service: 'any',
  Industry: 'any',
  Budget: 'any',
  WorkingLanguage: 'any',
  DurationRange: 'any',
  Tool: 'any',
  EmployeeRange: 'any',
  BusinessSize: 'any',
  Location: 'any',
};
