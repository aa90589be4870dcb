import { getCounters } from '../account/account.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { Caller } from '../session/caller.ts';
import type { LeadEvent } from './events.ts';
import { changedAt, leadEventsOf, readLeadLog, readLeadsNow, type LeadReading } from './leadLog.ts';
import { TopicBase, type TopicParts } from './topicBase.ts';
import type { CaughtUp } from './topic.ts';

/** What the counters say about an account's leads; the log is read when it changes. */
export interface LeadsMark {
  readonly activeLeads: number;
  readonly leadsChangedAt?: string | null | undefined;
}

/** The result of one poll, as exchanged between processes. */
export interface LeadBatch extends LeadReading {
  readonly counted: LeadsMark;
}

function isSame(a: LeadsMark | null, b: LeadsMark): boolean {
  return a !== null && a.activeLeads === b.activeLeads && a.leadsChangedAt === b.leadsChangedAt;
}

/**
 * Whether the log was read up to what the counters said. Changes in quick succession, or after the upstream's clock was
 * set back, have timestamps that its log returns only later.
 */
function isReadUp({ hasMore, mark, counted: { leadsChangedAt } }: LeadBatch): boolean {
  return !hasMore && (leadsChangedAt == null || Date.parse(leadsChangedAt) <= mark);
}

/**
 * The leads of one account: the upstream's log, shared by all subscribers. At rest a poll reads only the counters, or
 * nothing while the account's messenger reads them anyway.
 */
export class LeadsTopic extends TopicBase<LeadEvent, LeadBatch> {
  readonly #heard: () => LeadsMark | null;
  /** Position of the last read, upstream ms; null before the first. */
  #mark: number | null = null;
  /** The counters at the last read of the log; null if there is more to read. */
  #counted: LeadsMark | null = null;
  /** Whether the next poll reads the log, whatever the counters say. */
  #isDue = false;
  /** Where the ring starts, upstream ms. */
  #begin = 0;

  /** `heard`: the counters that the messenger's poll has just read; null without one. */
  constructor(parts: TopicParts<LeadBatch>, heard: () => LeadsMark | null) {
    super(parts, 'leads');
    this.#heard = heard;
  }

  async catchUp(caller: Caller, position: number | null, signal: AbortSignal): Promise<CaughtUp<LeadEvent>> {
    // Noted before the read, because anything found from now on is in the ring.
    const next = this.ring.tail;
    const noted = this.#mark;
    const rest = this.rest(caller, 'operation', signal);
    // Without a cursor a reader starts at the current end of the log; reading that end also authorizes it.
    const from = position ?? (await readLeadsNow(rest));
    const reading: LeadReading =
      position === null ? { from, mark: from, leads: [], hasMore: false } : await readLeadLog(rest, from);
    if (this.#mark === null) {
      this.#mark = reading.mark;
      this.#begin = reading.mark;
    }
    return {
      events: [{ kind: 'followed', position: Math.min(reading.from, reading.mark) }, ...leadEventsOf(reading)],
      next,
      isShort: reading.hasMore || (noted === null && reading.mark < this.#begin),
      trim: (event) => (event.kind !== 'followed' && changedAt(event.lead) <= reading.mark ? null : event),
    };
  }

  override positionOf(event: LeadEvent): number {
    return event.position;
  }

  /** Reads the log with the next poll, whatever the counters say. */
  override kick(): void {
    this.#isDue = true;
    super.kick();
  }

  /** Polls if the counters say so. */
  compare(counted: LeadsMark): void {
    if (!isSame(this.#counted, counted)) super.kick();
  }

  protected override async ask(caller: Caller, signal: AbortSignal): Promise<LeadBatch | null> {
    const mark = this.#mark;
    if (mark === null) return null;
    const rest = this.rest(caller, 'poll', signal);
    const isDue = this.#isDue;
    // Set before the read, so that a kick during it causes another one.
    this.#isDue = false;
    try {
      const counted = this.#heard() ?? (await this.#readCounters(rest));
      const isAtRest = !isDue && isSame(this.#counted, counted);
      const reading = isAtRest
        ? { from: mark, mark, leads: [], hasMore: false }
        : await this.timed(readLeadLog(rest, mark));
      return { ...reading, counted };
    } catch (error) {
      this.#isDue ||= isDue;
      throw error;
    }
  }

  protected override follows(batch: LeadBatch): boolean {
    return this.#mark === null || batch.from <= this.#mark;
  }

  protected override apply(batch: LeadBatch): boolean {
    const from = this.#mark;
    if (from === null) return false;
    this.#counted = isReadUp(batch) ? batch.counted : null;
    const leads = batch.leads.filter((lead) => changedAt(lead) > from);
    this.#mark = Math.max(from, batch.mark);
    if (leads.length === 0) return false;
    for (const event of leadEventsOf({ ...batch, from, leads })) this.ring.push(event);
    this.wakeReaders();
    return true;
  }

  async #readCounters(rest: RestClient): Promise<LeadsMark> {
    const { activeLeads, leadsChangedAt } = await this.timed(getCounters(rest));
    return { activeLeads, leadsChangedAt };
  }
}
