/** How long a notice stays, fades and takes to be replaced (STA-64, STA-65, O-32), in ms. */
export const STAY_MS = 6_000;
export const STAY_WITH_ACTION_MS = 10_000;
export const FADE_MS = 1_000;
export const REPLACE_MS = 300;
/** How long unused actions of past notices stay available, in ms. */
export const UNDO_KEPT_MS = 10 * 60_000;

export type NoticeKind = 'success' | 'info' | 'error';

export interface NoticeAction {
  label: string;
  run: () => void;
  /** How long the action is possible, in ms. The notice then disappears, and its action is not offered later. */
  forMs?: number;
}

export interface NoticeContent {
  kind: NoticeKind;
  text: string;
  /** Shorter text for the menu of past changes; by default `text`. */
  menuText?: string;
  /** Undoes the reported change. */
  action?: NoticeAction;
  /** A link to a page of the portal. */
  link?: { label: string; to: string };
}

export interface Notice extends NoticeContent {
  id: number;
}

export interface NoticeState {
  /** The one visible notice (STA-66). */
  active: Notice | null;
  /** `fading` for 1 s after its time is up, `replaced` for 300 ms when another is queued. */
  phase: 'shown' | 'fading' | 'replaced';
  /** Past notices with unused actions, latest first. */
  past: readonly Notice[];
}

/** The page's notices, one at a time; a new one replaces the current one. */
export class NoticeStore {
  #state: NoticeState = { active: null, phase: 'shown', past: [] };
  #waiting: Notice | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current notice's time is up, and its remaining time while paused. */
  #endsAt = 0;
  #leftMs: number | null = null;
  #nextId = 1;
  readonly #listeners = new Set<() => void>();

  readonly getState = (): NoticeState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns a function that withdraws the notice with its action. */
  readonly show = (content: NoticeContent): (() => void) => {
    const notice: Notice = { ...content, id: this.#nextId++ };
    if (this.#state.active) this.#replaceBy(notice);
    else this.#present(notice);
    return () => {
      if (this.#waiting?.id === notice.id) this.#waiting = null;
      else this.#take(notice);
    };
  };

  #replaceBy(notice: Notice): void {
    if (this.#waiting) this.#keepAction(this.#waiting);
    this.#waiting = notice;
    if (this.#state.phase === 'replaced') return;
    // A paused notice is replaced as well, and must not resume.
    this.#leftMs = null;
    this.#set({ phase: 'replaced' });
    this.#after(REPLACE_MS, this.#leave);
  }

  /** Closes the active notice immediately and discards its action. */
  readonly dismiss = (): void => {
    if (this.#state.active) this.#leave();
  };

  /** Closes the active notice if it is a success with neither action nor link. */
  readonly closeSuccess = (): void => {
    const { active } = this.#state;
    if (active?.kind === 'success' && !active.action && !active.link) this.#leave();
  };

  /** Runs the action of a notice, active or past. */
  readonly act = (notice: Notice): void => {
    this.#take(notice);
    notice.action?.run();
  };

  /** Removes a notice, active or past, without keeping its action. */
  #take(notice: Notice): void {
    this.#set({ past: this.#state.past.filter((other) => other.id !== notice.id) });
    if (this.#state.active?.id !== notice.id) return;
    this.#set({ active: { id: notice.id, kind: notice.kind, text: notice.text } });
    this.#leave();
  }

  /** While hovered or focused a notice stays, and a fading one is restored. */
  readonly pause = (): void => {
    if (!this.#state.active || this.#leftMs !== null || this.#state.phase === 'replaced') return;
    clearTimeout(this.#timer);
    this.#leftMs = this.#state.phase === 'fading' ? FADE_MS : Math.max(0, this.#endsAt - Date.now());
    this.#set({ phase: 'shown' });
  };

  readonly resume = (): void => {
    if (this.#leftMs === null) return;
    this.#stay(this.#leftMs);
  };

  #present(notice: Notice): void {
    this.#set({ active: notice, phase: 'shown' });
    this.#stay(notice.action?.forMs ?? (notice.action || notice.link ? STAY_WITH_ACTION_MS : STAY_MS));
  }

  #stay(ms: number): void {
    this.#leftMs = null;
    this.#endsAt = Date.now() + ms;
    this.#after(ms, () => {
      this.#set({ phase: 'fading' });
      this.#after(FADE_MS, this.#leave);
    });
  }

  readonly #leave = (): void => {
    clearTimeout(this.#timer);
    this.#leftMs = null;
    const left = this.#state.active;
    if (left) this.#keepAction(left);
    const next = this.#waiting;
    this.#waiting = null;
    if (next) this.#present(next);
    else this.#set({ active: null, phase: 'shown' });
  };

  #keepAction(notice: Notice): void {
    if (!notice.action || notice.action.forMs !== undefined) return;
    this.#set({ past: [notice, ...this.#state.past] });
    setTimeout(() => {
      if (this.#state.past.some((other) => other.id === notice.id)) {
        this.#set({ past: this.#state.past.filter((other) => other.id !== notice.id) });
      }
    }, UNDO_KEPT_MS);
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }

  #set(change: Partial<NoticeState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
