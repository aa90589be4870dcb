import { matchesStatusFilter } from '../../domain/leads.ts';
import type { LeadSort, LeadStatusFilter, LeadTypeFilter } from '../../domain/leads.ts';
import { mayChat } from '../../domain/tariffs.ts';
import type { WireLead, WireLeadCounters, WireLeadPage } from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import { searchWords } from '../db/searchWords.ts';
import { transact } from '../db/transact.ts';
import type { RequestAccount } from '../http/route.ts';
import { readUpTo, waitForChanges } from './leadChange.ts';
import { filterLeads, type LeadFilter } from './leadFilter.ts';
import { chosen, countGroups, type Group } from './leadGroups.ts';
import { inOrder, leadCursor, readLeadCursor, segmentsOf } from './leadOrder.ts';
import { readRows, rowsOf } from './leadRows.ts';
import { searchLeads } from './leadSearch.ts';
import { leadToWire } from './leadWire.ts';
import { isResponsivenessLow } from './responsiveness.ts';

export interface LeadListQuery extends LeadFilter {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly type: LeadTypeFilter;
  readonly status?: LeadStatusFilter;
  readonly sort: LeadSort;
  /** A cursor from an earlier page; this page begins after it, whatever its number. */
  readonly after?: string;
}

type Account = Pick<RequestAccount, 'id' | 'timeZone' | 'subscriptionStatus'>;

/**
 * One page of an account's leads with counters (RST-41). Status counters ignore the status filter, type counters the
 * type filter; both apply the others. A page beyond the end is empty but has the true count. Throws 422 for a cursor of
 * a list with another order.
 */
export async function listLeads({ db, clock }: Deps, account: Account, query: LeadListQuery): Promise<WireLeadPage> {
  const serverTs = (await readUpTo(db, account.id, clock)).toISOString();
  if (query.sort !== 'updated') return { ...(await readPage(db, account, query, clock.now())), serverTs };
  // A reader continues after the last change it saw, so no earlier change may become visible later.
  return await transact(db, async (trx) => {
    await waitForChanges(trx, account.id);
    return { ...(await readPage(trx, account, query, clock.now())), serverTs };
  });
}

async function readPage(db: Deps['db'], account: Account, query: LeadListQuery, now: Date): Promise<WireLeadPage> {
  const segments = segmentsOf(query.sort, now);
  const cursor = query.after === undefined ? null : readLeadCursor(query.sort, query.after);
  const words = searchWords(query.query ?? '');
  const ofAccount =
    words.length === 0
      ? db.selectFrom('leads').where('leads.account_id', '=', account.id)
      : await searchLeads(db, account.id, words);
  const filtered = filterLeads(ofAccount, account.timeZone, query, now);
  const { groups, before } = await countGroups(filtered, { now, segments, cursor, choice: query });
  const passing = groups.filter((group) => passesType(group, query.type) && passesStatus(group, query.status));
  const count = total(passing);
  const start = cursor === null ? (query.pageNumber - 1) * query.pageSize : before;
  const waiting = total(passing.filter(({ status }) => status === 'active'));
  const sizes = segments.length === 1 ? [count] : [waiting, count - waiting];
  const rows =
    start >= count
      ? []
      : await readRows(db, chosen(filtered, query, now), {
          segments,
          sizes,
          cursor,
          start,
          limit: query.pageSize,
        });
  return {
    count,
    pages: Math.ceil(count / query.pageSize),
    page: Math.floor(start / query.pageSize) + 1,
    pageSize: query.pageSize,
    period: query.period,
    type: query.type,
    status: query.status ?? null,
    leads: rows.map((row) => leadToWire(row, now, mayChat(account.subscriptionStatus))),
    counters: countersOf(groups, query),
    isResponsivenessScoreLow: await isResponsivenessLow(db, account.id, now),
    cursors: rows.map((row) => leadCursor(query.sort, row, now)),
    start,
  };
}

/** The account's newest leads, without the counters of a page of the list. */
export async function readNewest({ db, clock }: Deps, account: Account, limit: number): Promise<WireLead[]> {
  const now = clock.now();
  const leads = db.selectFrom('leads').where('leads.account_id', '=', account.id);
  const [order] = segmentsOf('newest', now);
  const rows = await rowsOf(db, inOrder(leads, order, null).limit(limit), order);
  return rows.map((row) => leadToWire(row, now, mayChat(account.subscriptionStatus)));
}

function countersOf(groups: readonly Group[], query: LeadListQuery): WireLeadCounters {
  const ofType = groups.filter((group) => passesType(group, query.type));
  const ofStatus = groups.filter((group) => passesStatus(group, query.status));
  const of = (filter: LeadStatusFilter): number => total(ofType.filter((group) => passesStatus(group, filter)));
  return {
    status: {
      accepted: of('accepted'),
      rejected: of('rejected'),
      addedToCrm: of('addedToCrm'),
      pending: of('pending'),
      closedWon: of('closedWon'),
      closedLost: of('closedLost'),
      rejectedByLead: of('rejectedByLead'),
      all: total(ofType),
      expired: of('expired'),
      blocked: of('blocked'),
    },
    type: {
      all: total(ofStatus),
      brief: total(ofStatus.filter((group) => group.type === 'brief')),
      proposal: total(ofStatus.filter((group) => group.type === 'proposal')),
    },
  };
}

function passesType(group: Group, type: LeadTypeFilter): boolean {
  return type === 'all' || group.type === type;
}

function passesStatus(group: Group, status: LeadStatusFilter | undefined): boolean {
  return status === undefined || matchesStatusFilter(group, status);
}

function total(groups: readonly Group[]): number {
  return groups.reduce((all, { count }) => all + count, 0);
}
