// Copies all leads, and keeps the copy in sync. Scope: LEADS_READ.
//   PORTAL_TOKEN=… node examples/recipes/syncLeads.ts leads.json
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { keepRunning, portalOfEnvironment, type Portal } from './portal.ts';

const LEAD = 'id status name company title receivedAt updatedAt budget { to { amount } }';
const CHANGED_LEADS = `
  query ChangedLeads($after: String) {
    viewer {
      leads(first: 100, after: $after, sort: UPDATED) {
        nodes { ${LEAD} }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

const LEAD_EVENTS = `
  subscription LeadEvents {
    leadEvents {
      ... on LeadReceived { lead { ${LEAD} } }
      ... on LeadChanged { lead { ${LEAD} } }
    }
  }`;

export interface CopiedLead {
  readonly id: string;
  readonly status: string | null;
  readonly name: string;
  readonly company: string | null;
  readonly title: string;
  readonly receivedAt: string;
  readonly updatedAt: string | null;
}
interface ChangedLeads {
  readonly viewer: {
    readonly leads: {
      readonly nodes: readonly CopiedLead[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

/** The copy: the leads by id, and the position to continue from. */
export interface Copy {
  leads: Record<string, CopiedLead>;
  cursor: string | null;
}

/**
 * Reads what has changed since the copy was last updated, oldest change first; the first time that is everything.
 * `save` gets the copy after each page, so that a stopped program continues where it left off. Returns the number of
 * changes.
 */
export async function syncLeads(portal: Portal, copy: Copy, save: (copy: Copy) => void): Promise<number> {
  for (let changes = 0; ;) {
    const { viewer } = await portal.ask<ChangedLeads>(CHANGED_LEADS, { after: copy.cursor });
    const { nodes, pageInfo } = viewer.leads;
    for (const lead of nodes) copy.leads[lead.id] = lead;
    copy.cursor = pageInfo.endCursor ?? copy.cursor;
    changes += nodes.length;
    save(copy);
    if (!pageInfo.hasNextPage) return changes;
  }
}

/**
 * Keeps the copy in sync until the signal aborts or the stream breaks; if it breaks, start it again. The first event
 * confirms that the stream has started. Only then are earlier changes read, so nothing is missed in between.
 */
export async function followLeads(
  portal: Portal,
  copy: Copy,
  save: (copy: Copy) => void,
  signal?: AbortSignal,
): Promise<void> {
  interface LeadEvents {
    readonly leadEvents: { readonly lead?: CopiedLead };
  }
  for await (const { leadEvents } of portal.subscribe<LeadEvents>(LEAD_EVENTS, {}, signal)) {
    if (!leadEvents.lead) {
      await syncLeads(portal, copy, save);
      continue;
    }
    const { lead } = leadEvents;
    if (isOlder(lead, copy.leads[lead.id])) continue;
    copy.leads[lead.id] = lead;
    save(copy);
  }
}

/**
 * Whether the copy is newer: an event that was sent before earlier changes were read arrives after them. The change that
 * it lacks would not be read again after a restart, because the cursor is already behind it.
 */
function isOlder(lead: CopiedLead, copied: CopiedLead | undefined): boolean {
  return lead.updatedAt !== null && copied?.updatedAt != null && lead.updatedAt < copied.updatedAt;
}

if (import.meta.main) {
  const file = process.argv[2] ?? 'leads.json';
  const copy = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Copy) : { leads: {}, cursor: null };
  const portal = portalOfEnvironment();
  // The file is replaced atomically, so a crash leaves the old one intact.
  const save = (next: Copy) => {
    writeFileSync(`${file}.new`, JSON.stringify(next));
    renameSync(`${file}.new`, file);
    console.log(`${Object.keys(next.leads).length} leads`);
  };
  await keepRunning(() => followLeads(portal, copy, save));
}
