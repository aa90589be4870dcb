/** `away`: the gateway or the service behind it does not respond. */
export type ServiceState = 'up' | 'away';

/** Time between two probes, in ms. An outage is detected within 9 s (EXT-04). */
const INTERVAL_MS = 5_000;
/** A probe that fails sooner is repeated after this time, in ms: a single lost packet is not an outage. */
const CONFIRM_MS = 1_500;
/** Longer than the deadline of the gateway's own probe, which a slow upstream meets. */
const DEADLINE_MS = 4_000;

/** What the gateway's readiness check reports while the upstream does not respond. */
const UNREACHABLE = 'upstream unreachable';

/**
 * Probes the gateway's readiness while there are listeners and the page is visible. The socket does not reveal an
 * outage of the upstream, because it stays open.
 */
export class ServiceHealth {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  readonly #listeners = new Set<() => void>();
  #state: ServiceState = 'up';
  /** Whether the last probe failed. */
  #hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isProbing = false;

  constructor(url: string, fetchProbe: typeof fetch = (...request) => fetch(...request)) {
    this.#url = url;
    this.#fetch = fetchProbe;
  }

  readonly getState = (): ServiceState => this.#state;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      document.addEventListener('visibilitychange', this.probeNow);
      window.addEventListener('online', this.#startOver);
      this.#schedule(INTERVAL_MS);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      document.removeEventListener('visibilitychange', this.probeNow);
      window.removeEventListener('online', this.#startOver);
      clearTimeout(this.#timer);
    };
  };

  /** Probes without waiting any longer, on user request or when the page becomes visible again. */
  readonly probeNow = (): void => {
    if (this.#listeners.size > 0 && !this.#isProbing) this.#schedule(0);
  };

  /** Probes that failed without a network say nothing about the service. */
  readonly #startOver = (): void => {
    this.#hasFailed = false;
    this.#set('up');
    this.probeNow();
  };

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#probe(), ms);
  }

  async #probe(): Promise<void> {
    // Becoming visible schedules the next one.
    if (document.hidden) return;
    this.#isProbing = true;
    const begun = performance.now();
    const answers = await this.#answers();
    this.#isProbing = false;
    const isConfirmed = this.#hasFailed || performance.now() - begun >= CONFIRM_MS;
    this.#hasFailed = !answers;
    if (answers || isConfirmed) this.#set(answers ? 'up' : 'away');
    if (this.#listeners.size > 0) this.#schedule(answers ? INTERVAL_MS : CONFIRM_MS);
  }

  /** Any response but an explicit outage report counts as healthy, because a proxy may hide the path from browsers. */
  async #answers(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const response = await this.#fetch(this.#url, { credentials: 'omit', cache: 'no-store', signal });
      return response.status !== 503 || !(await response.text()).includes(UNREACHABLE);
    } catch {
      return false;
    }
  }

  #set(state: ServiceState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
