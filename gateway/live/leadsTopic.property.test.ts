import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { UpstreamError } from '../rest/errors.ts';
import type * as Log from './leadLog.ts';
import type { LeadEvent, Refused } from './events.ts';
import { createLiveHub, type LeadEvents, type LiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { flakyCalls, flakyLatency } from './testing/flakyCalls.ts';
import { testHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

/** Number of sequences to play; set `LEAD_RUNS` for more. */
const RUNS = Number(process.env['LEAD_RUNS'] ?? 60);
const SEED = 20_261_122;
const caller = callerOf('a', 'tool');

/** A tool that keeps the leads by id and resumes from its last cursor. */
class Tool {
  readonly versions = new Map<string, number>();
  readonly faults: string[] = [];
  #cursor: string | null = null;
  #stream: LeadEvents | null = null;
  #connections = 0;

  get hasCursor(): boolean {
    return this.#cursor !== null;
  }

  async connect(hub: LiveHub): Promise<void> {
    this.#connections += 1;
    const connection = this.#connections;
    const stream = await hub.leadEvents(caller, this.#cursor);
    if (connection !== this.#connections) {
      await stream.return?.();
      return;
    }
    this.#stream = stream;
    for await (const event of stream) this.#take(event);
  }

  async disconnect(): Promise<void> {
    this.#connections += 1;
    await this.#stream?.return?.();
    this.#stream = null;
  }

  #take(event: LeadEvent | Refused): void {
    if (event.kind === 'refused') {
      this.faults.push(`refused ${event.code}`);
      return;
    }
    this.#cursor = eventsCursor(event.position);
    if (event.kind === 'followed') return;
    const { uuid, updatedAt = '' } = event.lead;
    const version = Date.parse(updatedAt);
    if (version < (this.versions.get(uuid) ?? 0)) this.faults.push(`${uuid} went back`);
    this.versions.set(uuid, version);
  }
}

const stepList = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('write'), lead: fc.nat(5), ms: fc.nat(3) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(9_000) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('reconnect'), ms: fc.nat(3_000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('newGateway'), ms: fc.nat(3_000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage'), ms: fc.nat(20_000) }) },
  ),
  { minLength: 5, maxLength: 40 },
);
const games = fc.record({
  steps: stepList,
  calls: flakyCalls,
});
type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;

/** Plays the steps and returns every fault: a change lost, or a lead that went back to an older state. */
async function play(create: typeof createLiveHub, { steps, calls }: Game): Promise<string[]> {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    upstream.latency = flakyLatency(calls);
    const tool = new Tool();
    /** Leads that changed since the tool began to follow them. */
    const owed = new Set<string>();
    let hub = testHub(create, upstream, { ringEvents: 3 }).hub;
    const connect = async (): Promise<void> => {
      void tool.connect(hub).catch((error: unknown) => tool.faults.push(String(error)));
      await time.pass(200);
    };
    await connect();
    for (const step of steps) {
      if ('lead' in step) {
        upstream.leads.put(`l${step.lead}`);
        if (tool.hasCursor) owed.add(`l${step.lead}`);
      }
      if (step.kind === 'reconnect' || step.kind === 'newGateway') {
        await tool.disconnect();
        if (step.kind === 'newGateway') {
          await hub.close();
          hub = testHub(create, upstream, { ringEvents: 3 }).hub;
        }
      }
      upstream.outage = step.kind === 'outage' ? new UpstreamError({ kind: 'network' }) : null;
      await time.pass(step.ms);
      upstream.outage = null;
      if (step.kind === 'reconnect' || step.kind === 'newGateway') await connect();
    }
    upstream.latency = () => 1;
    await time.pass(60_000);
    for (const { uuid, updatedAt = '' } of upstream.leads.all) {
      if (owed.has(uuid) && tool.versions.get(uuid) !== Date.parse(updatedAt)) tool.faults.push(`lost ${uuid}`);
    }
    await tool.disconnect();
    await hub.close();
    await time.settle();
    if (time.timers > 0) tool.faults.push('timers are left');
    return tool.faults;
  } finally {
    time.restore();
  }
}

function nothingWrong(create: typeof createLiveHub): fc.IAsyncProperty<[Game]> {
  return fc.asyncProperty(games, async (game) => {
    const faults = await play(create, game);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
}

describe('changes of leads across disconnects, new gateways and outages', () => {
  it('all arrive, and no lead goes back to an older state', async () => {
    await fc.assert(nothingWrong(createLiveHub), { numRuns: RUNS, seed: SEED, endOnFailure: true });
  });

  it('are detected as lost if a cursor is ahead of what was delivered', async () => {
    vi.resetModules();
    vi.doMock('./leadLog.ts', async (importOriginal) => {
      const original = await importOriginal<typeof Log>();
      const leadEventsOf: typeof original.leadEventsOf = (reading) =>
        original.leadEventsOf(reading).map((event) => ({ ...event, position: reading.mark + 5_000 }));
      return { ...original, leadEventsOf };
    });
    try {
      const { createLiveHub: createMutant } = await import('./hub.ts');
      const result = await fc.check(nothingWrong(createMutant), { numRuns: 60, seed: SEED, endOnFailure: true });
      expect(result.errorInstance instanceof Error ? result.errorInstance.message : '').toContain('lost l');
    } finally {
      vi.doUnmock('./leadLog.ts');
      vi.resetModules();
    }
  });
});
