import type { Selectable } from 'kysely';
import { DECLINE_REASONS, LEAD_DEADLINE_DAYS, leadExpiresAt } from '../../../domain/leads.ts';
import type { WireLead } from '../../contract/leads.ts';
import { dayIn } from '../../../domain/timeZone.ts';
import { addDays } from '../../dashboard/ranges.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import type { LeadsTable } from '../tables/leads.ts';
import { demoAccountId, demoTimeZone } from './accounts.ts';
import { companies, type Company } from './companies.ts';
import { languageOfCountry } from './briefs.other.ts';
import type { ByAge, LeadPlan } from './leadPlan.ts';
import { leadRequest } from './leadRequest.ts';
import type { Random } from './random.ts';

export type DemoLead = Selectable<LeadsTable>;

/** Age in days of the lead with the long conversation. */
const LONGEST_CUSTOMER_DAYS = 226;
/**
 * Ages of leads in days, by period. Except for urgent ones, no lead is close to the edges of the 7-day and 30-day
 * filters (today plus the 6 or 29 days before), so that the counts are right all day in every time zone.
 */
const AGES: readonly (readonly [from: number, to: number])[] = [
  [0.02, 5.9],
  [8.3, 28.9],
  [31.3, 400],
];
/** The bucket of leads older than a month. More of them are recent, because the agencies are growing. */
const OLDER = 2;
const OLDER_CROWDING = 2;
/** Time until an urgent lead expires, in days; more while it would not be one of the last 7 days. */
const URGENT_DAYS = 0.16;

interface Place {
  readonly status: WireLead['status'];
  /** Age in days. */
  readonly age: number;
}

/** The leads of a demo account according to its plan, oldest accepted ones first. */
export function demoLeads(plan: LeadPlan, now: Date, generator: Random): DemoLead[] {
  const places = [
    ...acceptedPlaces(plan, generator),
    ...activePlaces(plan, now, generator),
    ...placesOf('declined', plan.declined, generator),
    ...placesOf('expired', plan.expired, generator),
    ...placesOf('blocked', plan.blocked, generator),
  ];
  const askers = companiesInOrder(places.length, generator);
  const marks = marksOf(plan, generator);
  const reviews = reviewsOf(plan, generator);
  const left = { ...plan.proposals };
  const total = { accepted: 0, active: 0, declined: 0, expired: 0, blocked: 0 };
  for (const { status } of places) total[status] += 1;

  return places.map(({ status, age }, index) => {
    // The probability makes the number of proposals exactly the planned one.
    const isProposal = generator.next() < left[status] / total[status];
    if (isProposal) left[status] -= 1;
    total[status] -= 1;
    const company = askers[index];
    if (company === undefined) throw new RangeError('too few companies');
    const receivedAt = new Date(now.getTime() - age * DAY);
    const mark = status === 'accepted' ? (marks[index] ?? null) : null;
    const hadChat = status === 'blocked' && index >= places.length - plan.blockedWithChat;
    const isAnswered = status === 'accepted' || status === 'declined' || hadChat;
    const answerHours = plan.isSlow ? 26 + 60 * generator.next() : 0.3 + 17 * generator.next() ** 2;
    const answeredAt = isAnswered
      ? new Date(receivedAt.getTime() + Math.min(answerHours * HOUR, age * DAY * 0.6))
      : null;
    const blockedAt = status === 'blocked' ? new Date(now.getTime() - age * DAY * 0.2) : null;
    return {
      id: generator.uuid(),
      account_id: demoAccountId(plan.account),
      ...leadRequest(company, isProposal ? 'proposal' : 'brief', generator),
      status: status === 'declined' ? 'declined' : status === 'accepted' || hadChat ? 'accepted' : 'active',
      mark,
      review_status: mark === 'closedWon' ? (reviews.pop() ?? null) : null,
      received_at: receivedAt,
      expires_at: leadExpiresAt(receivedAt),
      answered_at: answeredAt,
      blocked_at: blockedAt,
      updated_at: blockedAt ?? answeredAt ?? receivedAt,
      decline_reason: status === 'declined' && generator.chance(0.9) ? generator.pick(DECLINE_REASONS) : null,
    };
  });
}

function placesOf(status: WireLead['status'], counts: ByAge, generator: Random): Place[] {
  const places: Place[] = counts.flatMap((count, bucket) => {
    const [from, to] = AGES[bucket] ?? [0, 0];
    return Array.from({ length: count }, (_, index) => ({
      status,
      // Spread evenly with jitter, so that no period is empty.
      age: from + (to - from) * ((index + generator.next()) / count) ** (bucket === OLDER ? OLDER_CROWDING : 1),
    }));
  });
  return places.toSorted((a, b) => b.age - a.age);
}

/** The account's accepted leads; that of its longest conversation comes first. */
function acceptedPlaces({ account, accepted }: LeadPlan, generator: Random): Place[] {
  const places = placesOf('accepted', accepted, generator);
  if (account !== 'owner-scale') return places;
  const longest = places.findIndex(({ age }) => age <= LONGEST_CUSTOMER_DAYS);
  return [...places.splice(longest, 1), ...places];
}

/** The account's leads to answer, the urgent one first. */
function activePlaces({ account, active, hasUrgentLead }: LeadPlan, now: Date, generator: Random): Place[] {
  const places = placesOf('active', [active, 0, 0], generator);
  return hasUrgentLead ? [{ status: 'active', age: urgentAge(account, now) }, ...places.slice(1)] : places;
}

/**
 * Age of a lead that expires within hours, in days. It is always one of the last 7 days (today and the 6 days before in
 * the account's time zone), so early in the day it has more hours left.
 */
function urgentAge(account: string, now: Date): number {
  const timeZone = demoTimeZone(account);
  const firstDay = addDays(dayIn(timeZone, now), -6);
  let age = LEAD_DEADLINE_DAYS - URGENT_DAYS;
  while (dayIn(timeZone, new Date(now.getTime() - age * DAY)) < firstDay) age -= (10 * MINUTE) / DAY;
  return age;
}

/** Marks by index: the newest accepted leads have none yet. */
function marksOf(plan: LeadPlan, generator: Random): (WireLead['mark'] | undefined)[] {
  const marks = (['addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead'] as const).flatMap((mark) =>
    Array.from({ length: plan.marks[mark] }, () => mark),
  );
  // The lead with the long conversation is in the CRM.
  const [first, ...rest] = marks;
  return first === undefined ? [] : [first, ...generator.shuffle(rest)];
}

/**
 * Every review status occurs; most reviews have not been requested or answered yet. Drafts are only in the main account,
 * whose reviews `scaleReviews` writes: all other statuses can also come from outside of the portal.
 */
function reviewsOf({ account, marks }: LeadPlan, generator: Random): WireLead['reviewStatus'][] {
  const all = [
    'completed',
    'pending',
    'created',
    'rejected',
    'unsuccessful',
    'completed',
    'pending',
    'created',
    'completed',
    'pending',
  ] as const;
  const statuses = generator.shuffle(all.slice(0, marks.closedWon));
  return statuses.map((status) => (status === 'created' && account !== 'owner-scale' ? null : status));
}

/** Harbor & Pine first, then two of each language except English, then the rest in random order. */
function companiesInOrder(count: number, generator: Random): Company[] {
  const [first, ...others] = companies;
  if (first === undefined) return [];
  const shuffled = generator.shuffle(others);
  const early: Company[] = [];
  for (const language of ['ja', 'zh', 'ko', 'vi', 'de', 'fr', 'es']) {
    early.push(...shuffled.filter(({ country }) => languageOfCountry[country] === language).slice(0, 2));
  }
  const head = count > 60 ? generator.shuffle(early) : [];
  const tail = shuffled.filter((company) => !head.includes(company));
  return (count > 60 ? [first, ...head, ...tail] : tail).slice(0, count);
}
