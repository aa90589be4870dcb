import { checkFeedback } from '../../domain/outreach/feedback.ts';
import type { Feedback } from '../../domain/outreach/feedback.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { checkIdempotencyKey } from '../relay/idempotencyKey.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { FeedbackUserError, MutationResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { feedbackUserError, surveyEnum, toFeedbackUserErrors } from './outreach.map.ts';
import { postFeedback, postSurvey } from './outreach.rest.ts';

/** Names of pages, such as `leads` or `leadGeneration`. */
const PAGE = /^[\w-]{1,100}$/;

/** Sends a text, unless our rules or the upstream refuse it. */
async function send(words: Feedback, call: () => Promise<unknown>): Promise<FeedbackUserError[]> {
  const faults = checkFeedback(words);
  if (faults.length > 0) return faults.map(({ code, path }) => feedbackUserError(code, path));
  try {
    await call();
    return [];
  } catch (error) {
    const refused = toFeedbackUserErrors(error);
    if (!refused) throw error;
    return refused;
  }
}

async function sendSurvey(type: string, words: Feedback, context: Context) {
  const errors = await send(words, () => postSurvey(context.rest, { type, ...words }));
  return { viewer: errors.length > 0 ? null : viewerOf(context), errors };
}

/** Feedback, and answers to the portal's survey questions (RST-69, RST-72). */
export const outreachResolvers = {
  Mutation: {
    sendFeedback: async (_mutation, { input }, { session }) => {
      const { page, text, email, idempotencyKey } = input;
      checkIdempotencyKey(idempotencyKey);
      if (!PAGE.test(page)) {
        throw new GatewayError('BAD_USER_INPUT', 'page has 1 to 100 ASCII letters, digits, _ and -.');
      }
      const sender = { idempotencyKey, clientAddress: session.clientAddress };
      // Sent without a credential, even when signed in: the address in the form is the sender.
      const rest = session.restFor(null);
      const errors = await send({ text, email }, () => postFeedback(rest, { c: page, message: text, email }, sender));
      return { isSent: errors.length === 0, errors };
    },
    sendSurvey: (_mutation, { input: { survey, text, email } }, context) => {
      signedIn(context);
      return sendSurvey(surveyEnum.write(survey), { text, email }, context);
    },
  },
} satisfies { Mutation: Fields<MutationResolvers, 'sendFeedback' | 'sendSurvey'> };
