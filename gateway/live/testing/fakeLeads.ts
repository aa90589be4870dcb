import type { WireLead } from '../../../upstream/contract/leads.ts';
import { wireLead } from '../../leads/testing/wire.ts';

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** The leads of one account and their log, like the reference upstream's. */
export class FakeLeads {
  readonly #leads = new Map<string, WireLead>();
  readonly #now: () => number;
  #changedAt = 0;
  /** Whether the upstream has the log, and whether its counters say when leads last changed. */
  hasLog = true;
  saysChanges = true;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly WireLead[] {
    return [...this.#leads.values()];
  }

  get active(): number {
    return this.all.filter(({ status }) => status === 'active').length;
  }

  /** What leads contribute to the counters. */
  get counted() {
    return this.saysChanges ? { leadsChangedAt: this.#changedAt === 0 ? null : iso(this.#changedAt) } : {};
  }

  /** Adds or changes a lead. Every change gets a later timestamp and a different title. */
  put(uuid: string, change: Partial<WireLead> = {}): WireLead {
    this.#changedAt = Math.max(this.#now(), this.#changedAt + 1);
    const at = iso(this.#changedAt);
    const before = this.#leads.get(uuid) ?? { ...wireLead(1), uuid, receivedAt: at };
    const lead = { ...before, ...change, title: `v${this.#changedAt}`, updatedAt: at };
    this.#leads.set(uuid, lead);
    return lead;
  }

  events(after: string | undefined, limit: number): { leads: WireLead[]; serverTs: string } {
    const serverTs = iso(this.#now() - 1);
    if (after === undefined) return { leads: [], serverTs };
    const changed = this.all
      .filter(({ updatedAt = '' }) => updatedAt > after && Date.parse(updatedAt) < this.#now())
      .toSorted((a, b) => ((a.updatedAt ?? '') < (b.updatedAt ?? '') ? -1 : 1))
      .slice(0, limit);
    return { leads: changed, serverTs: changed.length < limit ? serverTs : (changed.at(-1)?.updatedAt ?? serverTs) };
  }
}
