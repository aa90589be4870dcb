/** Share of a card that must be visible, and for how long in ms. */
const SEEN_PART = 0.5;
const SEEN_MS = 1_000;

interface Card {
  readonly alias: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Reports cards of which half was visible for a full second without a break (DIR-12). */
export class Impressions {
  readonly #onSeen: (alias: string) => void;
  readonly #cards = new Map<Element, Card>();
  #observer: IntersectionObserver | null = null;

  constructor(onSeen: (alias: string) => void) {
    this.#onSeen = onSeen;
  }

  /** Watches a card. Returns a function that stops watching. */
  observe(element: Element, alias: string): () => void {
    this.#cards.set(element, { alias, timer: undefined });
    this.#watcher().observe(element);
    return () => {
      this.#observer?.unobserve(element);
      clearTimeout(this.#cards.get(element)?.timer);
      this.#cards.delete(element);
    };
  }

  /** Stops all timers when the page is hidden. */
  pause(): void {
    for (const card of this.#cards.values()) this.#stop(card);
  }

  /** Restarts the timer of every visible card. */
  resume(): void {
    this.pause();
    for (const element of this.#cards.keys()) {
      // Observing a card again reports it even if it hasn't moved.
      this.#observer?.unobserve(element);
      this.#observer?.observe(element);
    }
  }

  #watcher(): IntersectionObserver {
    this.#observer ??= new IntersectionObserver((entries) => entries.forEach((entry) => this.#judge(entry)), {
      threshold: SEEN_PART,
    });
    return this.#observer;
  }

  #judge({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry): void {
    const card = this.#cards.get(target);
    if (!card) return;
    if (!isIntersecting || intersectionRatio < SEEN_PART) this.#stop(card);
    else card.timer ??= setTimeout(() => this.#onSeen(card.alias), SEEN_MS);
  }

  #stop(card: Card): void {
    clearTimeout(card.timer);
    card.timer = undefined;
  }
}
