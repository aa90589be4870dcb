// Copies all leads, and keeps the copy in sync. Scope: LEADS_READ.
//   PORTAL_TOKEN=… node examples/recipes/syncLeads.ts leads.json
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { portalOfEnvironment, type Portal } from './portal.ts';

const CHANGED_LEADS = `
  query ChangedLeads($after: String) {
    viewer {
      leads(first: 100, after: $after, sort: UPDATED) {
        nodes { id status name company title receivedAt updatedAt budget { to { amount } } }
        pageInfo { hasNextPage endCursor }
      }
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

/** The copy: the leads by id, and where reading goes on. */
export interface Copy {
  leads: Record<string, CopiedLead>;
  cursor: string | null;
}

/**
 * Reads what has changed since the copy was made, oldest change first; the first time that is everything. `save` gets
 * the copy after each page, so that a program that is stopped goes on where it was. Returns the number of changes.
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

if (import.meta.main) {
  const file = process.argv[2] ?? 'leads.json';
  const copy = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Copy) : { leads: {}, cursor: null };
  const portal = portalOfEnvironment();
  for (;;) {
    const changes = await syncLeads(portal, copy, (next) => {
      // Replaced as a whole: a crash leaves the old file.
      writeFileSync(`${file}.new`, JSON.stringify(next));
      renameSync(`${file}.new`, file);
    });
    if (changes > 0) console.log(`${changes} changed, ${Object.keys(copy.leads).length} leads`);
    await sleep(30_000);
  }
}
