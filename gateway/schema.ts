import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { getDirectiveValues, GraphQLSpecifiedByDirective, isScalarType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { accessResolvers, accessTokenNode } from './access/access.resolvers.ts';
import { passwordResetResolvers } from './access/passwordReset.resolvers.ts';
import { guardFields } from './access/guardFields.ts';
import { accountNode, accountResolvers, userNode, viewerNode } from './account/account.resolvers.ts';
import { catalogueResolvers } from './catalogue/catalogue.resolvers.ts';
import { catalogueNodes } from './catalogue/catalogueNodes.ts';
import { chatNode, chatsResolvers } from './chats/chats.resolvers.ts';
import { messageNode, messagesResolvers } from './chats/messages.resolvers.ts';
import { messengerNode, messengerResolvers } from './chats/messenger.resolvers.ts';
import { messageSearchResolvers } from './chats/messageSearch.resolvers.ts';
import { savedReplyNode, repliesResolvers } from './chats/replies.resolvers.ts';
import type { Context } from './context.ts';
import { dealNode, dealsResolvers } from './deals/deals.resolvers.ts';
import { directoryResolvers } from './directory/directory.resolvers.ts';
import { locationNode, publishedReviewNode } from './directory/directoryNodes.ts';
import { summaryResolvers } from './directory/summary.resolvers.ts';
import { visitorResolvers } from './directory/visitor.resolvers.ts';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.ts';
import { imageNodes } from './images/imageNodes.ts';
import { imagesResolvers } from './images/images.resolvers.ts';
import { leadNode, leadsResolvers } from './leads/leads.resolvers.ts';
import { hubspotResolvers } from './leads/hubspot.resolvers.ts';
import { leadNoteNode, leadRecordsResolvers } from './leads/leadRecords.resolvers.ts';
import { liveResolvers } from './live/live.resolvers.ts';
import { emailSettingsResolvers } from './notifications/emailSettings.resolvers.ts';
import { whatsAppRecipientNode, whatsAppResolvers } from './notifications/whatsApp.resolvers.ts';
import { outreachResolvers } from './outreach/outreach.resolvers.ts';
import { onboardingResolvers } from './onboarding/onboarding.resolvers.ts';
import { agencyNode } from './profile/ownAgency.ts';
import { profileNode, profileResolvers } from './profile/profile.resolvers.ts';
import { purchaseResolvers } from './purchase/purchase.resolvers.ts';
import { readNode, readNodes } from './relay/node.ts';
import type { NodeReaders } from './relay/node.ts';
import type { Fields } from './relay/resolverTypes.ts';
import { scalars } from './relay/scalars.ts';
import { reviewRequestNode, reviewsResolvers } from './reviews/reviews.resolvers.ts';
import type { QueryResolvers, Resolvers } from './schema.types.ts';
import { storiesResolvers, storyNode } from './stories/stories.resolvers.ts';
import { Upload } from './uploads/uploadScalar.ts';
import { webhookDeliveryNode, webhookNode, webhooksResolvers } from './webhooks/webhooks.resolvers.ts';

const nodes: NodeReaders = {
  Viewer: viewerNode,
  Account: accountNode,
  User: userNode,
  AccessToken: accessTokenNode,
  Webhook: webhookNode,
  WebhookDelivery: webhookDeliveryNode,
  WhatsAppRecipient: whatsAppRecipientNode,
  Lead: leadNode,
  LeadNote: leadNoteNode,
  Chat: chatNode,
  Message: messageNode,
  Messenger: messengerNode,
  SavedReply: savedReplyNode,
  Deal: dealNode,
  ReviewRequest: reviewRequestNode,
  SuccessStory: storyNode,
  Profile: profileNode,
  ...imageNodes,
  Agency: agencyNode,
  PublishedReview: publishedReviewNode,
  ...catalogueNodes,
  Location: locationNode,
};

/** Resolvers that belong to no module. */
const rootResolvers = {
  ...scalars,
  Upload,
  Query: {
    node: (_query, { id }, context, info) => readNode(nodes, id, context, info),
    nodes: (_query, { ids }, context, info) => readNodes(nodes, ids, context, info),
  },
  // readNode has set the type name.
  Node: { __resolveType: (node) => ('__typename' in node ? (node.__typename ?? null) : null) },
} satisfies { Query: Fields<QueryResolvers, 'node' | 'nodes'> } & Pick<
  Resolvers,
  keyof typeof scalars | 'Upload' | 'Node'
>;

/** All resolver modules; a new one is one line here. */
const rooms: IResolvers<unknown, Context>[] = [
  rootResolvers,
  accessResolvers,
  passwordResetResolvers,
  webhooksResolvers,
  emailSettingsResolvers,
  whatsAppResolvers,
  accountResolvers,
  purchaseResolvers,
  leadsResolvers,
  hubspotResolvers,
  leadRecordsResolvers,
  chatsResolvers,
  messagesResolvers,
  messengerResolvers,
  messageSearchResolvers,
  repliesResolvers,
  dealsResolvers,
  reviewsResolvers,
  liveResolvers,
  catalogueResolvers,
  directoryResolvers,
  summaryResolvers,
  visitorResolvers,
  outreachResolvers,
  dashboardResolvers,
  storiesResolvers,
  profileResolvers,
  imagesResolvers,
  onboardingResolvers,
];

/**
 * Builds the contract with its resolvers. Throws if a field with arguments (including every mutation) has no resolver,
 * or a resolver has no field.
 */
export function createSchema(schemaFile: string): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: rooms,
    resolverValidationOptions: {
      requireResolversForArgs: 'error',
      requireResolversToMatchSchema: 'error',
      requireResolversForResolveType: 'ignore',
    },
  });
  guardFields(schema);
  // A scalar's implementation replaces its declaration, including description and specification.
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= type.astNode?.description?.value;
    if (isScalarType(type) && type.astNode) {
      const { url } = getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode) ?? {};
      type.specifiedByURL ??= typeof url === 'string' ? url : undefined;
    }
  }
  return schema;
}
