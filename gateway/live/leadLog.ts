import type { WireLead } from '../../upstream/contract/leads.ts';
import { getLeadEvents } from '../leads/leads.rest.ts';
import type { RestClient } from '../rest/client.ts';
import type { LeadEvent } from './events.ts';

/** Leads per call. */
const PAGE = 200;

/** Maximum number of calls per read; a longer log takes several reads. */
const MOST_PAGES = 5;

/** The result of one read of an account's lead log. */
export interface LeadReading {
  /** Where it started (upstream ms). */
  readonly from: number;
  /** Every change up to here was read: before `from` if that is later than anything the upstream knows. */
  readonly mark: number;
  /** In order of change. A lead that changed during the read appears once, in its latest state. */
  readonly leads: readonly WireLead[];
  /** Whether the log has more. */
  readonly hasMore: boolean;
}

/** The current position of the log, upstream ms. */
export async function readLeadsNow(rest: RestClient): Promise<number> {
  return Date.parse((await getLeadEvents(rest, null, 1)).serverTs);
}

/**
 * Reads what changed since `from`, page by page. Positions come from the upstream's timestamps, never from our clock.
 */
export async function readLeadLog(rest: RestClient, from: number): Promise<LeadReading> {
  const found = new Map<string, WireLead>();
  let mark = from;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { leads, serverTs } = await getLeadEvents(rest, mark, PAGE);
    for (const lead of leads) {
      found.delete(lead.uuid);
      found.set(lead.uuid, lead);
    }
    mark = Date.parse(serverTs);
    if (leads.length < PAGE) return { from, mark, leads: [...found.values()], hasMore: false };
  }
  return { from, mark, leads: [...found.values()], hasMore: true };
}

/** When a lead changed, upstream ms. */
export function changedAt(lead: WireLead): number {
  return Date.parse(lead.updatedAt ?? lead.receivedAt);
}

/**
 * Turns a log read into events. Each event carries the position after its own change, or before it if the next lead
 * changed in the same millisecond, so that a reader cut off in between misses nothing. The last one carries the end of
 * the read.
 */
export function leadEventsOf({ from, mark, leads }: LeadReading): LeadEvent[] {
  return leads.map((lead, index) => {
    const at = changedAt(lead);
    const next = leads[index + 1];
    const position = next === undefined ? mark : changedAt(next) > at ? at : at - 1;
    return { kind: Date.parse(lead.receivedAt) > from ? 'received' : 'leadChanged', lead, position };
  });
}
