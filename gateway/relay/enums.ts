import type { Log } from '../telemetry/log.ts';

/** Called with an upstream value that the contract does not know. */
export type NoteUnknown = (field: string, value: string) => void;

/** Maps between a closed set of the upstream and an enum of the contract. */
export interface EnumMap<Wire extends string, Value extends string> {
  /** The contract's value; null for null and for a value this gateway does not know, which is reported to `note`. */
  readonly read: (wire: string | null, note: NoteUnknown) => Value | null;
  /** The upstream's spelling. */
  readonly write: (value: Value) => Wire;
}

/**
 * Maps the upstream's spelling to the contract's enum. `field` names it in the log, e.g. `Lead.status`. The type
 * requires every member of both sets, so a value added to either is a compile error.
 */
export function enumMap<Wire extends string, Value extends string>(
  field: string,
  table: Readonly<Record<Wire, Value>>,
): EnumMap<Wire, Value> {
  const values = new Map<string, Value>(Object.entries<Value>(table));
  const wires = new Map<Value, Wire>();
  for (const wire in table) wires.set(table[wire], wire);
  return {
    read: (wire, note) => {
      if (wire === null) return null;
      const value = values.get(wire);
      if (value === undefined) note(field, wire);
      return value ?? null;
    },
    write: (value) => {
      const wire = wires.get(value);
      if (wire === undefined) throw new RangeError(`${field} has no upstream value for ${value}.`);
      return wire;
    },
  };
}

/** Bounds the log and this set against an upstream that keeps sending unknown values. */
const MOST_NOTES = 500;
const noted = new Set<string>();

/** A typical API identifier; anything else could be personal text and is not logged. */
const PLAIN = /^[A-Za-z0-9_.-]{1,40}$/;

/** Logs unknown values: one line per field and value during the life of the process. */
export function noteUnknown(log: Pick<Log, 'warn'>): NoteUnknown {
  return (field, value) => {
    const shown = PLAIN.test(value) ? value : '(not a plain key)';
    const key = `${field}=${shown}`;
    if (noted.has(key) || noted.size >= MOST_NOTES) return;
    noted.add(key);
    log.warn({ field, value: shown }, 'unknown upstream value');
  };
}
