import { getAccount } from '../account/account.rest.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { MutationResolvers, OnboardingStepResolvers, ViewerResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { sendApplication } from './application.ts';
import { ONBOARDING_STEPS, readStep } from './onboardingSteps.ts';

/** Onboarding steps and the application of a new owner (SCR-31, SCR-03, RST-67, RST-69). */
export const onboardingResolvers = {
  Viewer: {
    onboarding: async (_viewer, _args, { rest }) => {
      const { user } = await getAccount(rest);
      if (user.getStarted || !user.roles.includes('Owner')) return null;
      return { steps: ONBOARDING_STEPS.map((name) => ({ name })) };
    },
  },
  // Each step loads separately, so that one failure does not hide the others.
  OnboardingStep: { state: ({ name }, _args, { rest }) => readStep(name, rest) },
  Mutation: {
    sendApplication: (_mutation, { input }, context) => {
      signedIn(context);
      return sendApplication(input, context);
    },
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'onboarding'>;
  OnboardingStep: Fields<OnboardingStepResolvers, 'state'>;
  Mutation: Fields<MutationResolvers, 'sendApplication'>;
};
