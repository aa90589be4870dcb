import { SECOND } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';

/** Time in review before an agency is approved (O-36). */
const MODERATED_AFTER = 10 * SECOND;

/**
 * The demo's moderators: an account's published agency is approved ten seconds after it was first seen in review.
 * Agencies without an owner are not changed, because they are there to show every state.
 */
export function moderation({ db }: Pick<Deps, 'db'>): (now: number) => Promise<void> {
  const since = new Map<number, number>();
  return async (now) => {
    const rows = await db
      .selectFrom('agencies')
      .select('id')
      .where('moderation_status', '=', 'review')
      .where('status', '=', 'published')
      .where('account_id', 'is not', null)
      .execute();
    const waiting = new Set(rows.map(({ id }) => id));
    for (const id of since.keys()) if (!waiting.has(id)) since.delete(id);
    for (const id of waiting) if (!since.has(id)) since.set(id, now);
    const due = [...since].flatMap(([id, seenAt]) => (now - seenAt >= MODERATED_AFTER ? [id] : []));
    if (due.length === 0) return;
    for (const id of due) since.delete(id);
    await db
      .updateTable('agencies')
      .set({ moderation_status: 'approved' })
      .where('id', 'in', due)
      .where('moderation_status', '=', 'review')
      .execute();
  };
}
