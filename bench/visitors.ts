// Visitors of the public pages as a server sees them: URLs, and requests over persistent connections as browsers send
// them.
import { Agent, request } from 'node:http';

const PREFIXES = ['', '/de', '/ja'];
const SORTS = ['score', 'rating', 'reviews', 'newest'];
/** Filter values that match many agencies; ids of the catalogue. */
const BUDGETS = ['1', '2', '3', '4', '5', '6'];
const SIZES = ['1', '2', '3'];
const EMPLOYEES = ['1', '2', '3', '4'];

/** The values whose bit is set. */
function chosen(values: readonly string[], bits: number): string {
  return values.filter((_, index) => (bits >> index) & 1).join(',');
}
function combinations(values: readonly string[]): number {
  return 2 ** values.length - 1;
}

/**
 * The URL of a directory page that was not requested before; about 250,000 of them, then they repeat. Every filter has
 * several values, so that nearly all pages show twenty agencies.
 */
export function directoryAddress(number: number): string {
  let rest = number;
  const next = (count: number): number => {
    const value = rest % count;
    rest = Math.floor(rest / count);
    return value;
  };
  // Starts with the pages that have the most values selected, so that consecutive pages differ.
  const budgets = combinations(BUDGETS) - next(combinations(BUDGETS));
  const prefix = PREFIXES[next(PREFIXES.length)] ?? '';
  const sort = SORTS[next(SORTS.length)] ?? '';
  const page = 1 + next(3);
  const sizes = combinations(SIZES) - next(combinations(SIZES));
  const employees = combinations(EMPLOYEES) - next(combinations(EMPLOYEES));
  const query = `budgets=${chosen(BUDGETS, budgets)}&sizes=${chosen(SIZES, sizes)}&employees=${chosen(EMPLOYEES, employees)}`;
  return `${prefix}/agencies?${query}&sort=${sort}&page=${page}`;
}

/** The next page of a visitor: half of the time a list, else agencies, sometimes the landing page. `random`: 0 to 1. */
export function nextAddress(random: () => number, aliases: readonly string[]): string {
  const of = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const kind = random();
  if (kind < 0.5) return directoryAddress(Math.floor(random() * 250_000));
  if (kind < 0.9) return `${of(PREFIXES)}/agencies/${of(aliases)}`;
  return of(['/', '/de', '/ja']) ?? '/';
}

export interface Connections {
  /** Reads a compressed page to its end and returns the milliseconds. Rejects unless it is a 200 of some size. */
  read(address: string): Promise<number>;
  close(): void;
}

/** `most`: maximum number of concurrent connections. */
export function openConnections(origin: string, most: number): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };
  return {
    read: (address) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        request(`${origin}${address}`, { agent, headers }, (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
          });
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode === 200 && bytes > 2_000) resolve(performance.now() - begun);
            else reject(new Error(`${address} answered ${answer.statusCode} with ${bytes} bytes`));
          });
        })
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}
