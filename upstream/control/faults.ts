import type { Static } from 'typebox';
import type { BodyOf } from '../contract/call.ts';
import type { addFault, Fault, WireFault } from '../contract/faults.ts';

export type FaultInput = BodyOf<typeof addFault>;

/** The call to match. */
export interface FaultTarget {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly account: string | null;
}

/** Active faults in the order they were added; the first match applies. */
export interface Faults {
  add(input: FaultInput): WireFault;
  list(): readonly WireFault[];
  /** False if there is none with this id. */
  remove(id: number): boolean;
  clear(): void;
  /** The fault for this call, which counts as one use. */
  take(target: FaultTarget): WireFault | null;
  /** Resolves when the fault is removed; being used up does not end it. */
  lifted(fault: WireFault): Promise<void>;
}

const DEFAULTS: Omit<Static<typeof Fault>, 'id' | 'kind'> = {
  when: 'before',
  method: '*',
  path: '*',
  account: null,
  times: null,
  delayMs: 1000,
  status: 503,
  retryAfter: null,
  body: null,
  location: 'http://127.0.0.1:9/',
  bytes: 100_000_000,
  met: 0,
};

interface Held {
  fault: WireFault;
  matches: RegExp;
  lifted: PromiseWithResolvers<void>;
}

export function createFaults(): Faults {
  const held = new Map<number, Held>();
  const promises = new WeakMap<WireFault, Promise<void>>();
  let lastId = 0;

  const remove = (id: number): boolean => {
    const entry = held.get(id);
    if (entry === undefined) return false;
    held.delete(id);
    entry.lifted.resolve();
    return true;
  };

  return {
    add(input) {
      lastId += 1;
      const fault: WireFault = { ...DEFAULTS, kind: 'status', ...input, id: lastId };
      const entry = { fault, matches: toPattern(fault.path), lifted: Promise.withResolvers<void>() };
      promises.set(fault, entry.lifted.promise);
      held.set(fault.id, entry);
      return fault;
    },
    list: () => [...held.values()].map(({ fault }) => fault),
    remove,
    clear() {
      for (const id of held.keys()) remove(id);
    },
    take({ method, path, account }) {
      for (const { fault, matches } of held.values()) {
        const isMet =
          (fault.times === null || fault.met < fault.times) &&
          (fault.method === '*' || fault.method === method) &&
          (fault.account === null || fault.account === account) &&
          matches.test(path);
        if (isMet) {
          fault.met += 1;
          return fault;
        }
      }
      return null;
    },
    lifted: (fault) => promises.get(fault) ?? Promise.resolve(),
  };
}

function toPattern(path: string): RegExp {
  const literal = path.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
