import { randomUuid } from '../relay/randomUuid.ts';
import type { AgencyEventType } from '../relay/__generated__/sendPageEventsMutation.graphql.ts';
import { Impressions } from './impressions.ts';

/** A visitor's view or click. */
export interface PageEvent {
  readonly alias: string;
  readonly type: AgencyEventType;
}

/** Sends a page view's events to the gateway. Fire and forget; never throws. */
export type SendPageEvents = (view: string, events: readonly PageEvent[]) => void;

/** How long impressions are batched, in ms. */
const GATHER_MS = 2_000;
/** Maximum events per call (RecordAgencyEventsInput). */
const CALL_MAX = 100;

/**
 * Counts what a visitor sees and clicks, each once per page view (DIR-12). A view starts with a new URL or a restore
 * from the back/forward cache. Nothing is stored; events that can't be sent are lost.
 */
export class PageEvents {
  readonly impressions: Impressions;
  readonly #send: SendPageEvents;
  readonly #newView: () => string;
  readonly #told = new Set<string>();
  readonly #pages = new Map<string, number>();
  #address: string | null = null;
  #view: string | null = null;
  #waiting: PageEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: SendPageEvents, newView: () => string = randomUuid) {
    this.#send = send;
    this.#newView = newView;
    this.impressions = new Impressions((alias) => {
      this.#note({ alias, type: 'IMPRESSION' });
      this.#timer ??= setTimeout(() => this.flush(), GATHER_MS);
    });
  }

  /** Sets the current URL; a different one starts a new view. Idempotent. */
  at(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    this.#beginView();
  }

  /** Counts a view of an agency's page once it is visible, not in a hidden tab. Returns a function that stops it. */
  showPage(alias: string): () => void {
    this.#pages.set(alias, (this.#pages.get(alias) ?? 0) + 1);
    this.#tellPages();
    return () => {
      const left = (this.#pages.get(alias) ?? 1) - 1;
      if (left > 0) this.#pages.set(alias, left);
      else this.#pages.delete(alias);
    };
  }

  /** Counts a click. Sent at once, because the page may unload. */
  click(alias: string, type: 'WEBSITE_CLICK' | 'LINK_CLICK'): void {
    this.#note({ alias, type });
    this.flush();
  }

  /** Sends queued events. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < waiting.length; start += CALL_MAX) {
      this.#send(this.#currentView(), waiting.slice(start, start + CALL_MAX));
    }
  }

  /** Follows visibility and page lifecycle events. Returns a function that stops it. */
  listen(window: Window): () => void {
    const { document } = window;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') {
        this.impressions.pause();
        this.flush();
      } else {
        this.impressions.resume();
        this.#tellPages();
      }
    };
    const onLeave = (): void => this.flush();
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      this.#beginView();
      this.#tellPages();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onShow);
    this.impressions.resume();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onShow);
      this.flush();
      this.impressions.pause();
    };
  }

  #beginView(): void {
    this.flush();
    this.#told.clear();
    this.#view = null;
    this.impressions.resume();
  }

  #currentView(): string {
    this.#view ??= this.#newView();
    return this.#view;
  }

  #tellPages(): void {
    if (document.visibilityState === 'hidden') return;
    for (const alias of this.#pages.keys()) this.#note({ alias, type: 'PAGE_VIEW' });
    this.flush();
  }

  #note(event: PageEvent): void {
    const key = `${event.type} ${event.alias}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#waiting.push(event);
  }
}
