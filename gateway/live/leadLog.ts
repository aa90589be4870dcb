import type { WireLead } from '../../upstream/contract/leads.ts';
import { getLeadEvents } from '../leads/leads.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { LeadEvent } from './events.ts';

/** Leads per call. */
const PAGE = 200;

/** Most calls of one reading; a longer log is read in several. */
const MOST_PAGES = 5;

/** The result of one reading of an account's log of leads. */
export interface LeadReading {
  /** Where it started (upstream ms). */
  readonly from: number;
  /** Every change up to here was read. */
  readonly mark: number;
  /** In order of change. A lead that changed during the reading appears once, in its latest state. */
  readonly leads: readonly WireLead[];
  /** Whether the log goes on. */
  readonly hasMore: boolean;
}

/** The present position of the log, upstream ms. */
export async function readLeadsNow(rest: RestClient): Promise<number> {
  return Date.parse((await getLeadEvents(rest, null, 1)).serverTs);
}

/** Reads what changed since `from`, page by page. Marks come from the upstream's timestamps, never from our clock. */
export async function readLeadLog(rest: RestClient, from: number): Promise<LeadReading> {
  const found = new Map<string, WireLead>();
  let mark = from;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { leads, serverTs } = await getLeadEvents(rest, mark, PAGE);
    for (const lead of leads) {
      found.delete(lead.uuid);
      found.set(lead.uuid, lead);
    }
    mark = Math.max(mark, Date.parse(serverTs));
    if (leads.length < PAGE) return { from, mark, leads: [...found.values()], hasMore: false };
  }
  return { from, mark, leads: [...found.values()], hasMore: true };
}

/** When a lead changed, upstream ms. */
export function changedAt(lead: WireLead): number {
  return Date.parse(lead.updatedAt ?? lead.receivedAt);
}

/**
 * The events of a reading. Each carries the position behind its own change, except within one millisecond, so that a
 * reader cut off in between misses nothing; the last one carries the mark.
 */
export function leadEventsOf({ from, mark, leads }: LeadReading): LeadEvent[] {
  return leads.map((lead, index) => {
    const at = changedAt(lead);
    const next = leads[index + 1];
    const position = next === undefined ? mark : changedAt(next) > at ? at : at - 1;
    return { kind: Date.parse(lead.receivedAt) > from ? 'received' : 'leadChanged', lead, position };
  });
}
