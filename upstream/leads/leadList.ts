import { type SelectQueryBuilder, sql } from 'kysely';
import { LEAD_PERIOD_DAYS, LEAD_STATUS_RULES, matchesStatusFilter } from '../../domain/leads.ts';
import type { LeadPeriod, LeadStatusFilter, LeadTypeFilter } from '../../domain/leads.ts';
import { mayChat } from '../../domain/tariffs.ts';
import type { WireLead, WireLeadCounters, WireLeadPage } from '../contract/leads.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { RequestAccount } from '../http/route.ts';
import { leadStatusSql } from './leadState.ts';
import { leadToWire } from './leadWire.ts';
import { isResponsivenessLow } from './responsiveness.ts';

export interface LeadListQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly period: LeadPeriod;
  readonly type: LeadTypeFilter;
  readonly status?: LeadStatusFilter;
  readonly sort: 'newest' | 'deadline';
}

type Account = Pick<RequestAccount, 'id' | 'timeZone' | 'subscriptionStatus'>;

/**
 * One page of an account's leads with counters (RST-41). Status counters ignore the status filter, type counters the
 * type filter; both apply the others. A page beyond the end is empty and keeps the true count.
 */
export async function listLeads({ db, clock }: Deps, account: Account, query: LeadListQuery): Promise<WireLeadPage> {
  const now = clock.now();
  const groups = await countGroups(db, account, query.period, now);
  const passing = groups.filter((group) => passesType(group, query.type) && passesStatus(group, query.status));
  const count = total(passing);

  let page = ofAccount(db, account, query.period, now);
  if (query.type !== 'all') page = page.where('leads.type', '=', query.type);
  if (query.status !== undefined) {
    const rule = LEAD_STATUS_RULES[query.status];
    page = page.where(leadStatusSql(now), '=', rule.status);
    if (rule.mark !== null) page = page.where('leads.mark', '=', rule.mark);
  }
  if (query.sort === 'deadline') {
    page = page.orderBy(sql`case when ${leadStatusSql(now)} = 'active' then leads.expires_at end`, (order) =>
      order.asc().nullsLast(),
    );
  }
  const offset = (query.pageNumber - 1) * query.pageSize;
  const rows =
    offset >= count
      ? []
      : await page
          .leftJoin('chats', (join) => join.onRef('chats.lead_id', '=', 'leads.id').on('chats.deleted_at', 'is', null))
          .selectAll('leads')
          .select('chats.id as chat_id')
          .orderBy('leads.received_at', 'desc')
          .orderBy('leads.id', 'desc')
          .limit(query.pageSize)
          .offset(offset)
          .execute();

  return {
    count,
    pages: Math.ceil(count / query.pageSize),
    page: query.pageNumber,
    pageSize: query.pageSize,
    period: query.period,
    type: query.type,
    status: query.status ?? null,
    leads: rows.map((row) => leadToWire(row, now, mayChat(account.subscriptionStatus))),
    counters: countersOf(groups, query),
    isResponsivenessScoreLow: await isResponsivenessLow(db, account.id, now),
  };
}

/** Leads of the account within the period, by date received in the account's time zone (STA-08, O-35). */
function ofAccount(
  db: Deps['db'],
  account: Account,
  period: LeadPeriod,
  now: Date,
): SelectQueryBuilder<Database, 'leads', Record<never, never>> {
  const leads = db.selectFrom('leads').where('leads.account_id', '=', account.id);
  const days = LEAD_PERIOD_DAYS[period];
  if (days === null) return leads;
  const zone = account.timeZone;
  return leads.where(
    'leads.received_at',
    '>=',
    sql<Date>`(date_trunc('day', ${now}::timestamptz at time zone ${zone}::text) - make_interval(days => ${days}::int)) at time zone ${zone}::text`,
  );
}

interface Group {
  status: WireLead['status'];
  type: WireLead['type'];
  mark: WireLead['mark'];
  count: number;
}

/** The account's leads of a period, grouped by everything the counters need, in one pass over the table. */
async function countGroups(db: Deps['db'], account: Account, period: LeadPeriod, now: Date): Promise<Group[]> {
  return await ofAccount(db, account, period, now)
    .select(({ fn }) => [
      leadStatusSql(now).as('status'),
      'leads.type as type',
      'leads.mark as mark',
      fn.countAll<number>().as('count'),
    ])
    .groupBy([sql`1`, 'leads.type', 'leads.mark'])
    .execute();
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
  return groups.reduce((sum, group) => sum + group.count, 0);
}
