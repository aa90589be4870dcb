import type { CodegenConfig } from '@graphql-codegen/cli';

/** The contract (schema.graphql) -> types of resolvers and of everything they return. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'gateway/schema.types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        useTypeImports: true,
        enumsAsConst: true,
        avoidOptionals: { field: true, query: true, mutation: true, subscription: true },
        scalars: {
          ID: 'string',
          DateTime: 'string',
          Date: 'string',
          URL: 'string',
          EmailAddress: 'string',
          Upload: './uploads/uploadedFile.ts#UploadedFile',
        },
        // Only for types with relations that are read on demand: their parent value is not the whole type.
        mappers: {
          Viewer: './account/account.map.ts#ViewerParent',
          Account: './account/account.map.ts#AccountParent',
          Webhook: './webhooks/webhooks.map.ts#WebhookParent',
          Lead: './leads/leads.map.ts#LeadParent',
          Chat: './chats/chats.map.ts#ChatParent',
          Deal: './deals/deals.map.ts#DealParent',
          Messenger: './chats/messenger.map.ts#MessengerParent',
          Profile: './profile/profile.map.ts#ProfileParent',
          ProfileEmailSettings: '../upstream/contract/emailSettings.ts#WireEmailSettings',
          Agency: './directory/directory.map.ts#AgencyParent',
          AgencyConnection: './directory/directory.map.ts#AgencyConnectionParent',
          DirectorySummary: '../upstream/contract/directorySummary.ts#WireDirectorySummary',
          QuotedReview: '../upstream/contract/directorySummary.ts#WirePraise',
          Onboarding: './onboarding/onboardingSteps.ts#OnboardingParent',
          OnboardingStep: './onboarding/onboardingSteps.ts#OnboardingStepParent',
          Dashboard: './dashboard/dashboard.map.ts#DashboardParent',
          SendMessagePayload: './chats/messages.map.ts#SendMessageParent',
          DeleteMessagePayload: './chats/messages.map.ts#DeleteMessageParent',
        },
      },
    },
  },
};

export default config;
