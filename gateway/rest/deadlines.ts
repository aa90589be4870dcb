/** What has a deadline. */
export interface Expiring {
  /** Called once, when the deadline has passed. */
  expire(): void;
}

/** A deadline that runs until it has passed or is removed. */
export interface Deadline {
  /** Monotonic ms. */
  readonly at: number;
  readonly owner: Expiring | null;
  before: Deadline;
  after: Deadline;
}

function startOfRing(): Deadline {
  const ring: { -readonly [K in keyof Deadline]?: Deadline[K] } = { at: -Infinity, owner: null };
  ring.before = ring as Deadline;
  ring.after = ring as Deadline;
  return ring as Deadline;
}

/**
 * Deadlines in order of time behind one timer. Nearly all are removed long before they pass, and a timer of its own for each would
 * cost every call more than this list; those of one upstream come in order, so adding and removing touches neighbours only.
 */
export class Deadlines {
  readonly #ring = startOfRing();
  #timer: NodeJS.Timeout | null = null;
  #wakesAt = Infinity;

  /** Expires `owner` at `at` (monotonic ms), never before; removes nothing by itself but that. */
  add(at: number, owner: Expiring): Deadline {
    let before = this.#ring.before;
    while (before.at > at) before = before.before;
    const deadline: Deadline = { at, owner, before, after: before.after };
    before.after.before = deadline;
    before.after = deadline;
    if (at < this.#wakesAt) this.#wake(at);
    return deadline;
  }

  /** Whoever is through before removes; removing twice does nothing. */
  remove(deadline: Deadline): void {
    deadline.before.after = deadline.after;
    deadline.after.before = deadline.before;
    deadline.before = deadline;
    deadline.after = deadline;
  }

  #wake(at: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#wakesAt = at;
    // What it limits keeps the process alive, not the limit.
    this.#timer = setTimeout(() => this.#expire(), Math.max(1, Math.ceil(at - performance.now()))).unref();
  }

  #expire(): void {
    this.#timer = null;
    this.#wakesAt = Infinity;
    const now = performance.now();
    for (let first = this.#ring.after; first.at <= now && first.owner; first = this.#ring.after) {
      this.remove(first);
      first.owner.expire();
    }
    const next = this.#ring.after;
    if (next.owner && next.at < this.#wakesAt) this.#wake(next.at);
  }
}
