import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAlias } from '../directory/directoryFilter.ts';
import { createEdgeRules } from '../session/edgeRules.ts';
import { sendBriefForm } from './briefForm.ts';
import type { AnswerPage, PageAddress, PageParts, PostOutcome } from './pageParts.ts';
import type { RouteMatch } from '../../web/routing/routes.ts';

/** The longest text fully percent-encoded, plus the other fields. */
const BODY_LIMIT_BYTES = 128 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/**
 * `POST <agency page>/brief`: submits the page's form without JavaScript, or before it has loaded (DIR-13). On success
 * redirects to the page (303), so that a reload sends nothing. On refusal renders the page with the form's values and
 * the reason.
 */
export function registerBriefPost(
  app: FastifyInstance,
  parts: PageParts,
  pages: {
    readonly find: (request: FastifyRequest) => { readonly address: PageAddress; readonly match: RouteMatch };
    readonly answer: AnswerPage;
  },
): void {
  const { config } = parts;
  const rules = createEdgeRules(config);

  const isOurs = (request: FastifyRequest): boolean => {
    const site = request.headers['sec-fetch-site'];
    // Our `referrer-policy` hides the origin of forms from modern browsers, which send Sec-Fetch-Site; older ones send
    // only the origin.
    return site === undefined ? rules.originOf(request.headers) === 'own' : site === 'same-origin';
  };

  const post = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { address, match } = pages.find(request);
    const alias = match.route.id === 'agencyBrief' ? match.params['alias'] : undefined;
    // A text that cannot be an alias is an unknown URL.
    if (alias === undefined || !isAlias(alias)) {
      reply.callNotFound();
      return reply;
    }
    if (!isOurs(request)) return reply.code(403).send('Forms of other sites are not answered.\n');
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    return pages.answer(request, reply, address, match, async (context): Promise<PostOutcome> => {
      const refused = await sendBriefForm(alias, form, context);
      if (!refused) return { goTo: `/agencies/${encodeURIComponent(alias)}?brief=sent#brief` };
      return { posted: refused, status: refused.failure ? (refused.failure.kind === 'tooMany' ? 429 : 503) : 422 };
    });
  };

  // Only this route parses forms.
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(`${config.basePath}/agencies/:alias/brief`, post);
    scope.post(`${config.basePath}/:locale/agencies/:alias/brief`, post);
    done();
  });
}
