import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { RouteMatch } from '../../web/routing/routes.ts';
import type { Context } from '../context.ts';
import { createEdgeRules } from '../session/edgeRules.ts';
import type { AnswerPage, PageAddress, PageParts, PostOutcome } from './pageParts.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The page of a posted form, and the way to answer with it. */
export interface PostedPages {
  readonly find: (request: FastifyRequest) => { readonly address: PageAddress; readonly match: RouteMatch };
  readonly answer: AnswerPage;
}

/** What a page does with its posted form. */
export interface FormAction {
  readonly act: (form: URLSearchParams, context: Context) => Promise<PostOutcome>;
  /** Refuses it after too many writes; `wait`: seconds. */
  readonly refuse: (form: URLSearchParams, wait: number) => PostOutcome;
}

/**
 * `POST <path>`: submits a public page's form without JavaScript, or before it has loaded. On success redirects (303),
 * so that a reload sends nothing. On refusal renders the page with the form's values and the reason. Counts as
 * a mutation towards the rate limits. `actOn` returns null for an unknown URL.
 */
export function registerFormPost(
  app: FastifyInstance,
  { config, writeLimits, metrics }: Pick<PageParts, 'config' | 'writeLimits' | 'metrics'>,
  pages: PostedPages,
  form: {
    readonly path: string;
    readonly bodyLimitBytes: number;
    readonly actOn: (match: RouteMatch) => FormAction | null;
  },
): void {
  const rules = createEdgeRules(config);

  const isOurs = (request: FastifyRequest): boolean => {
    const site = request.headers['sec-fetch-site'];
    // Our `referrer-policy` hides the origin of forms from modern browsers, which send Sec-Fetch-Site; older ones send
    // only the origin.
    return site === undefined ? rules.originOf(request.headers) === 'own' : site === 'same-origin';
  };

  const post = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { address, match } = pages.find(request);
    const action = form.actOn(match);
    if (action === null) {
      reply.callNotFound();
      return reply;
    }
    if (!isOurs(request)) return reply.code(403).send('Forms of other sites are not answered.\n');
    const posted = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    return pages.answer(request, reply, address, match, async (context) => {
      const wait = await writeLimits.takeForm(context);
      if (wait === null) return await action.act(posted, context);
      metrics.refused('RATE_LIMITED' satisfies ErrorCode);
      return action.refuse(posted, wait);
    });
  };

  // Only this route parses forms.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: form.bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(`${config.basePath}${form.path}`, post);
    scope.post(`${config.basePath}/:locale${form.path}`, post);
    done();
  });
}
