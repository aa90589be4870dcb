/** Mutations that open a session: their refusal never asks for another sign in. */
const OPENS_SESSION = new Set(['useSignInMutation', 'useSignUpMutation']);

/**
 * What the page knows of its session. When it ends while somebody works, the request that found out waits here
 * until the reader has signed in again, so that nothing on the screen is lost (ERR-22).
 */
export class Session {
  #viewerId: string | null = null;
  #email: string | null = null;
  #isOver = false;
  #renewal: Promise<boolean> | null = null;
  #settle: ((renewed: boolean) => void) | null = null;
  readonly #needsAccount: () => boolean;
  readonly #loadAnew: () => void;
  readonly #listeners = new Set<() => void>();

  /**
   * `needsAccount`: whether the page that is open is for signed-in readers. `viewerId`: whose page it is, as far as the
   * server has said. `loadAnew` shows the page to whom the session belongs now.
   */
  constructor(needsAccount: () => boolean, viewerId: string | null = null, loadAnew: () => void = () => undefined) {
    this.#needsAccount = needsAccount;
    this.#viewerId = viewerId;
    this.#loadAnew = loadAnew;
  }

  /** Global id of the account this page belongs to, null before it is known. */
  get viewerId(): string | null {
    return this.#viewerId;
  }

  /** Address of the account, null before it is known. */
  get email(): string | null {
    return this.#email;
  }

  knownBy(email: string): void {
    this.#email = email;
  }

  /** Whether this page has signed out. */
  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Whether an answer shows that the session is gone; remembers whose page this is. */
  isLost(data: unknown, kind: string): boolean {
    if (kind !== 'query' || typeof data !== 'object' || data === null || !('viewer' in data)) return false;
    const { viewer } = data;
    if (viewer === null) return this.#needsAccount();
    if (typeof viewer === 'object' && viewer !== undefined && 'id' in viewer && typeof viewer.id === 'string') {
      this.#viewerId ??= viewer.id;
    }
    return false;
  }

  /** Whether an answer is another account's than the page: the session was changed in another tab. */
  isForeign(data: unknown): boolean {
    if (typeof data !== 'object' || data === null || !('viewer' in data)) return false;
    const { viewer } = data;
    if (typeof viewer !== 'object' || viewer === null || !('id' in viewer)) return false;
    return this.#viewerId !== null && viewer.id !== this.#viewerId;
  }

  /** The session belongs to another account than this page: nothing of the page goes on. */
  changed(): void {
    this.#loadAnew();
  }

  /** Waits for the reader to sign in again. False: there was no session in this page, or the reader gave up. */
  renew(request: { name: string }): Promise<boolean> {
    if (this.#viewerId === null || OPENS_SESSION.has(request.name)) return Promise.resolve(false);
    if (!this.#renewal) {
      this.#renewal = new Promise((resolve) => {
        this.#settle = resolve;
      });
      this.#tell();
    }
    return this.#renewal;
  }

  /** The sign-in dialog's outcome: all waiting requests go on, or fail. */
  readonly settle = (renewed: boolean): void => {
    this.#settle?.(renewed);
    this.#settle = null;
    this.#renewal = null;
    this.#tell();
  };

  readonly isEnded = (): boolean => this.#renewal !== null;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
