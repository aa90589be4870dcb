/** A fake IntersectionObserver: tests bring cards into view. */
export class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly shown = new Set<Element>();
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    FakeObserver.instances.push(this);
  }

  observe(element: Element): void {
    this.watched.add(element);
    // Browsers report every element once after it is observed.
    this.tell(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  disconnect(): void {
    this.watched.clear();
  }

  show(element: Element, isShown: boolean): void {
    if (isShown) this.shown.add(element);
    else this.shown.delete(element);
    this.tell(element);
  }

  tell(target: Element): void {
    if (!this.watched.has(target)) return;
    const isIntersecting = this.shown.has(target);
    const entry = { target, isIntersecting, intersectionRatio: isIntersecting ? 0.6 : 0 };
    // Browsers pass more fields, which the code under test doesn't read.
    this.#report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** Moves a card into or out of view. */
export function show(id: string, isShown = true): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no card ${id}`);
  for (const observer of FakeObserver.instances) observer.show(element, isShown);
}
