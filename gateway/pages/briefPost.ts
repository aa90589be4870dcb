import type { FastifyInstance } from 'fastify';
import type { RefusedBrief } from '../../domain/briefForm.ts';
import { isAlias } from '../directory/directoryFilter.ts';
import { refuseBriefForm, sendBriefForm } from './briefForm.ts';
import { registerFormPost } from './formPost.ts';
import type { PostedPages } from './formPost.ts';
import type { PageParts, PostOutcome } from './pageParts.ts';

/** The longest text fully percent-encoded, plus the other fields. */
const BODY_LIMIT_BYTES = 128 * 1024;

/** `POST <agency page>/brief`: sends the page's form (DIR-13). */
export function registerBriefPost(app: FastifyInstance, parts: PageParts, pages: PostedPages): void {
  registerFormPost(app, parts, pages, {
    path: '/agencies/:alias/brief',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    actOn({ route, params: { alias } }) {
      // A text that cannot be an alias is an unknown URL.
      if (route.id !== 'agencyBrief' || alias === undefined || !isAlias(alias)) return null;
      return {
        async act(form, context) {
          const refused = await sendBriefForm(alias, form, context);
          return refused ? outcomeOf(refused) : { goTo: `/agencies/${encodeURIComponent(alias)}?brief=sent#brief` };
        },
        refuse: (form, wait) => outcomeOf(refuseBriefForm(alias, form, wait)),
      };
    },
  });
}

function outcomeOf(refused: RefusedBrief): PostOutcome {
  if (!refused.failure) return { posted: refused, status: 422 };
  const { kind, retryAfterSeconds } = refused.failure;
  return { posted: refused, status: kind === 'tooMany' ? 429 : 503, retryAfter: retryAfterSeconds };
}
