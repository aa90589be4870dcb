/** Stands in for the browser's: cards come into view when a test says so. */
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
    // The browser reports every element once after it was observed.
    this.tell(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
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
    // The browser gives more, of which nothing is read here.
    this.#report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** A card comes into view, or leaves it. */
export function show(id: string, isShown = true): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no card ${id}`);
  for (const observer of FakeObserver.instances) observer.show(element, isShown);
}
