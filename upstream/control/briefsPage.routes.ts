import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../domain/uuid.ts';
import type { Deps } from '../db/deps.ts';
import { escapeHtml, pageOf } from '../http/html.ts';
import { ApiError } from '../http/apiError.ts';

/** The demo's brief page: shows the brief behind a review, found by the review's uuid (RDR-04). */
export function briefsPageRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/briefs', async (request, reply) => {
    const [, search = ''] = request.url.split('?', 2);
    const uuid = new URLSearchParams(search).get('reviewUuid') ?? '';
    const brief = isUuid(uuid)
      ? await db
          .selectFrom('agency_reviews')
          .innerJoin('leads', 'leads.id', 'agency_reviews.lead_id')
          .select(['leads.title', 'leads.text'])
          .where('agency_reviews.id', '=', uuid)
          .executeTakeFirst()
      : undefined;
    if (brief === undefined) throw new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(
        pageOf(
          'Brief',
          `<h1>${escapeHtml(brief.title)}</h1><p>This is the demo's page of briefs.</p><p>${escapeHtml(brief.text)}</p>`,
        ),
      );
  });
}
