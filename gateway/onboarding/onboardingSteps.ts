import { allowsProfile } from '../../domain/tariffs.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { getAccount, getSubscription } from '../account/account.rest.ts';
import { getScore } from '../dashboard/dashboard.rest.ts';
import { getLeads } from '../leads/leads.rest.ts';
import { getProfile } from '../profile/profile.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { OnboardingStepName, OnboardingStepState } from '../schema.types.ts';

/** Parent of `Onboarding`. */
export interface OnboardingParent {
  readonly accountId: string;
  readonly steps: OnboardingStepParent[];
}

/** Parent of `OnboardingStep`; its state loads lazily. */
export interface OnboardingStepParent {
  readonly name: OnboardingStepName;
}

type Read = (rest: RestClient) => Promise<OnboardingStepState>;

/** The state of each step, in display order. Derived from upstream data only, never from clicks. */
const STEPS: Readonly<Record<OnboardingStepName, Read>> = {
  CREATE_PAGE: async (rest) => state((await getAccount(rest)).user.agencyStatus !== null),
  PUBLISH_PAGE: async (rest) => state((await getAccount(rest)).user.agencyStatus === 'published'),
  UPLOAD_LOGO: async (rest) => state((await getProfile(rest)).logo !== null),
  ADD_STORY: async (rest) => state((await getScore(rest)).successStories > 0),
  PASS_EXAM: async (rest) => {
    const { certs } = await getScore(rest);
    return state(certs.agency || certs.tool);
  },
  ASK_FOR_REVIEW: async (rest) => {
    const { leads } = await getLeads(rest, NEWEST_PAGE, ACCEPTED);
    return leads.length === 0 ? 'LATER' : state(leads.some(wasAsked));
  },
};

export const ONBOARDING_STEPS = Object.keys(STEPS) as OnboardingStepName[];

/** One page is enough: a new agency has fewer than 100 accepted leads. */
const NEWEST_PAGE = { pageNumber: 1, pageSize: 100 };
const ACCEPTED = { period: 'all', type: 'all', status: 'accepted', sort: 'newest' } as const;

/** Without a subscription every step is LATER, and nothing else is read. */
export async function readStep(name: OnboardingStepName, rest: RestClient): Promise<OnboardingStepState> {
  const { status } = await getSubscription(rest);
  return allowsProfile(status) ? STEPS[name](rest) : 'LATER';
}

function state(isDone: boolean): OnboardingStepState {
  return isDone ? 'DONE' : 'OPEN';
}

/** A `created` review request is an unsent draft. */
function wasAsked({ reviewStatus }: Pick<WireLead, 'reviewStatus'>): boolean {
  return reviewStatus !== null && reviewStatus !== 'created';
}
