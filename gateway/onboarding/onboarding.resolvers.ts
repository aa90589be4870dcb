import { allowsProfile } from '../../domain/tariffs.ts';
import { getAccount, getSubscription } from '../account/account.rest.ts';
import { getProfile } from '../profile/profile.rest.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type {
  MutationResolvers,
  OnboardingResolvers,
  OnboardingStepResolvers,
  ViewerResolvers,
} from '../schema.types.ts';
import { partOf } from '../profile/profileRevision.ts';
import { inTurn } from '../session/inTurn.ts';
import { sendApplication } from './application.ts';
import { ONBOARDING_STEPS, readStep } from './onboardingSteps.ts';

/** Onboarding steps and the application of a new owner (SCR-31, SCR-03, RST-67, RST-69). */
export const onboardingResolvers = {
  Viewer: {
    onboarding: async ({ accountId }, _args, { rest }) => {
      const { user } = await getAccount(rest);
      if (user.getStarted || !user.roles.includes('Owner')) return null;
      return { accountId, steps: ONBOARDING_STEPS.map((name) => ({ name })) };
    },
  },
  Onboarding: {
    profile: async ({ accountId }, _args, { rest }) => {
      const { status } = await getSubscription(rest);
      return allowsProfile(status) ? { accountId, wire: await getProfile(rest) } : null;
    },
  },
  // Each step loads separately, so that one failure does not hide the others.
  OnboardingStep: { state: ({ name }, _args, { rest }) => readStep(name, rest) },
  Mutation: {
    sendApplication: (_mutation, { input }, context) =>
      inTurn(context, partOf(input), () => sendApplication(input, context)),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'onboarding'>;
  Onboarding: Fields<OnboardingResolvers, 'profile'>;
  OnboardingStep: Fields<OnboardingStepResolvers, 'state'>;
  Mutation: Fields<MutationResolvers, 'sendApplication'>;
};
