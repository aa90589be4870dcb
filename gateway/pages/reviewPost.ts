import type { FastifyInstance } from 'fastify';
import { reviewAnswerErrors } from '../../domain/originalReview.ts';
import type { ReviewAnswer } from '../../domain/originalReview.ts';
import { readAnswerForm } from '../../domain/reviewAnswerForm.ts';
import type { AnswerFailure, RefusedAnswer } from '../../domain/reviewAnswerForm.ts';
import { isUuid } from '../../domain/uuid.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../rest/errors.ts';
import { reviewsResolvers } from '../reviews/reviews.resolvers.ts';
import { registerFormPost } from './formPost.ts';
import type { PostedPages } from './formPost.ts';
import type { PageParts, PostOutcome } from './pageParts.ts';

/** The longest name and company fully percent-encoded, plus the other fields. */
const BODY_LIMIT_BYTES = 8 * 1024;

/** `POST /review/<uuid>`: sends the client's answer (O-30). */
export function registerReviewPost(app: FastifyInstance, parts: PageParts, pages: PostedPages): void {
  registerFormPost(app, parts, pages, {
    path: '/review/:uuid',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    actOn({ route, params: { uuid } }) {
      if (route.id !== 'review' || uuid === undefined || !isUuid(uuid)) return null;
      const review = uuid.toLowerCase();
      return {
        act: (form, context) => answerReview(review, readAnswer(form), context),
        refuse: (form, wait) => tooMany(review, readAnswer(form), wait),
      };
    },
  });
}

function readAnswer(form: URLSearchParams): ReviewAnswer {
  return readAnswerForm(form, form.get('decision') === 'refuse' ? 'refuse' : 'confirm');
}

function tooMany(review: string, answer: ReviewAnswer, retryAfter: number | null): PostOutcome {
  return { posted: { review, answer, failure: 'tooMany' } satisfies RefusedAnswer, status: 429, retryAfter };
}

/** An answered review, also one answered before, is shown by its page. */
async function answerReview(review: string, answer: ReviewAnswer, context: Context): Promise<PostOutcome> {
  const refused = (failure: AnswerFailure | null) => ({ review, answer, failure }) satisfies RefusedAnswer;
  if (reviewAnswerErrors(answer).size > 0) return { posted: refused(null), status: 422 };
  try {
    const { decision, ...fields } = answer;
    const input = {
      ...fields,
      uuid: review,
      decision: decision === 'confirm' ? ('CONFIRM' as const) : ('REFUSE' as const),
    };
    const { errors } = await reviewsResolvers.Mutation.answerReviewRequest({}, { input }, context);
    const limit = errors.find(({ code }) => code === 'TOO_MANY_ATTEMPTS');
    return limit ? tooMany(review, answer, limit.retryAfterSeconds) : { goTo: `/review/${review}` };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { posted: refused('failure'), status: 503 };
  }
}
