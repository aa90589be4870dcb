import type { AgencyEventType } from '../relay/__generated__/sendPageEventsMutation.graphql.ts';
import { Impressions } from './impressions.ts';

/** Something a visitor saw or clicked. */
export interface PageEvent {
  readonly alias: string;
  readonly type: AgencyEventType;
}

/** Tells the gateway what happened in a view. Never throws, and nobody waits for it. */
export type SendPageEvents = (view: string, events: readonly PageEvent[]) => void;

/** How long impressions wait for others, so that a list scrolled through is told in a few calls. In ms. */
const GATHER_MS = 2_000;
/** Events that one call takes (RecordAgencyEventsInput). */
const CALL_MAX = 100;

/**
 * Counts what a visitor sees and clicks, each thing once for a view of a page (DIR-12). A view begins with another
 * address, and when the browser brings a left page back as it was. Nothing is stored; what cannot be sent is lost.
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

  constructor(send: SendPageEvents, newView: () => string = () => crypto.randomUUID()) {
    this.#send = send;
    this.#newView = newView;
    this.impressions = new Impressions((alias) => {
      this.#note({ alias, type: 'IMPRESSION' });
      this.#timer ??= setTimeout(() => this.flush(), GATHER_MS);
    });
  }

  /** Where the visitor is; another address than the last one begins a view. May be said any number of times. */
  at(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    this.#beginView();
  }

  /** An agency's page is shown, until the returned function is called. Counted when the visitor can see it: not in a hidden tab. */
  showPage(alias: string): () => void {
    this.#pages.set(alias, (this.#pages.get(alias) ?? 0) + 1);
    this.#tellPages();
    return () => {
      const left = (this.#pages.get(alias) ?? 1) - 1;
      if (left > 0) this.#pages.set(alias, left);
      else this.#pages.delete(alias);
    };
  }

  /** A link was followed: told at once, the page may be gone in a moment. */
  click(alias: string, type: 'WEBSITE_CLICK' | 'LINK_CLICK'): void {
    this.#note({ alias, type });
    this.flush();
  }

  /** Sends what waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < waiting.length; start += CALL_MAX) {
      this.#send(this.#currentView(), waiting.slice(start, start + CALL_MAX));
    }
  }

  /** Follows the window's coming and going, until the returned function is called. */
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
