/** How much of a card must be seen, and for how long in ms, until it was seen. */
const SEEN_PART = 0.5;
const SEEN_MS = 1_000;

interface Card {
  readonly alias: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Watches cards of agencies: one is told of when half of it was on the screen for a second without a break (DIR-12). */
export class Impressions {
  readonly #onSeen: (alias: string) => void;
  readonly #cards = new Map<Element, Card>();
  #observer: IntersectionObserver | null = null;

  constructor(onSeen: (alias: string) => void) {
    this.#onSeen = onSeen;
  }

  /** Watches a card until the returned function is called. */
  observe(element: Element, alias: string): () => void {
    this.#cards.set(element, { alias, timer: undefined });
    this.#watcher().observe(element);
    return () => {
      this.#observer?.unobserve(element);
      clearTimeout(this.#cards.get(element)?.timer);
      this.#cards.delete(element);
    };
  }

  /** The page is not seen any more: no second goes on. */
  pause(): void {
    for (const card of this.#cards.values()) this.#stop(card);
  }

  /** Every card that is on the screen begins its second anew. */
  resume(): void {
    this.pause();
    for (const element of this.#cards.keys()) {
      // Observed anew, a card is reported even though it did not move.
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
