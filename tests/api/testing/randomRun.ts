/** The result of one random input. */
export interface Outcome {
  /** Categories to count it in: error codes, or a status. */
  readonly kinds: readonly string[];
  /** What is wrong with the response, or null. */
  readonly problem: string | null;
  /** The input and its response, for a failure report. */
  readonly seen: unknown;
}

export interface Finding {
  /** Reproduces the input. */
  readonly seed: number;
  readonly problem: string;
  readonly seen: unknown;
}

/** Number of concurrent inputs. */
const LANES = 4;
const MOST_FINDINGS = 20;

/** Number of inputs and first seed, from the environment variables `<name>` and `<name>_SEED`. */
export function randomRunOf(name: string, usual: number): { readonly count: number; readonly seed: number } {
  return { count: Number(process.env[name] ?? usual), seed: Number(process.env[`${name}_SEED`] ?? 1) };
}

/**
 * Tries the inputs of `count` consecutive seeds, starting with `seed`. Returns at most 20 failures; a run larger than
 * usual prints the count of each kind.
 */
export async function tryRandom(
  name: string,
  { count, seed }: { readonly count: number; readonly seed: number },
  attempt: (seed: number) => Promise<Outcome>,
): Promise<readonly Finding[]> {
  const tally = new Map<string, number>();
  const findings: Finding[] = [];
  const started = performance.now();
  let next = seed;
  const lane = async (): Promise<void> => {
    while (next < seed + count && findings.length < MOST_FINDINGS) {
      const own = next;
      next += 1;
      const { kinds, problem, seen } = await attempt(own).catch(unanswered);
      for (const kind of new Set(kinds)) tally.set(kind, (tally.get(kind) ?? 0) + 1);
      if (problem !== null) findings.push({ seed: own, problem, seen });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (process.env[name] !== undefined) {
    const seconds = Math.round((performance.now() - started) / 1000);
    const kinds = [...tally].toSorted(([, a], [, b]) => b - a).map(([kind, times]) => `${kind} ${times}`);
    process.stdout.write(`${next - seed} in ${seconds} s: ${kinds.join(', ')}\n`);
  }
  return findings;
}

function unanswered(error: unknown): Outcome {
  return { kinds: ['no answer'], problem: 'no answer', seen: String(error) };
}
