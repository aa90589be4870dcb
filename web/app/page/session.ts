/** Mutations that open a session. If one is rejected, the user is not asked to sign in again. */
const OPENS_SESSION = new Set(['useSignInMutation', 'useSignUpMutation']);

/**
 * The page's session. When it expires, requests wait here until the user has signed in again, so that nothing on the
 * screen is lost (ERR-22).
 */
export class Session {
  #viewerId: string | null = null;
  #email: string | null = null;
  #isOver = false;
  #renewal: Promise<boolean> | null = null;
  #settle: ((renewed: boolean) => void) | null = null;
  #renewedAt = -Infinity;
  readonly #needsAccount: () => boolean;
  readonly #loadAnew: () => void;
  readonly #listeners = new Set<() => void>();

  /**
   * `needsAccount`: whether the current page requires signing in. `viewerId`: the page's account, if the server has
   * sent it. `loadAnew`: reloads the page for the session's new account.
   */
  constructor(needsAccount: () => boolean, viewerId: string | null = null, loadAnew: () => void = () => undefined) {
    this.#needsAccount = needsAccount;
    this.#viewerId = viewerId;
    this.#loadAnew = loadAnew;
  }

  /** Global id of the page's account, null until known. */
  get viewerId(): string | null {
    return this.#viewerId;
  }

  /** The account's email address, null until known. */
  get email(): string | null {
    return this.#email;
  }

  knownBy(email: string): void {
    this.#email = email;
  }

  /** Whether the user has signed out. */
  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Whether a response shows that the session is lost. Also records the page's account. */
  isLost(data: unknown, kind: string): boolean {
    const viewer = kind === 'query' ? viewerIn(data) : undefined;
    if (viewer === null) return this.#needsAccount();
    this.#viewerId ??= idOf(viewer);
    return false;
  }

  /** Whether a response belongs to another account, because another tab has changed the session. */
  isForeign(data: unknown): boolean {
    const id = idOf(viewerIn(data));
    return id !== null && this.#viewerId !== null && id !== this.#viewerId;
  }

  /** Call when the session belongs to another account: blocks the page and reloads it. */
  changed(): void {
    this.#loadAnew();
  }

  /**
   * Resolves once the user has signed in again. False if there was no session or the user cancelled. `sentAt`: when the
   * refused request was sent, by `performance.now()`.
   */
  renew(request: { name: string }, sentAt = Infinity): Promise<boolean> {
    if (this.#viewerId === null || OPENS_SESSION.has(request.name)) return Promise.resolve(false);
    // The page is being left for the sign-in page, so what still comes from it stays pending.
    if (this.#isOver) return new Promise(() => undefined);
    // Refused late: the session has been renewed since.
    if (sentAt < this.#renewedAt) return Promise.resolve(true);
    if (!this.#renewal) {
      this.#renewal = new Promise((resolve) => {
        this.#settle = resolve;
      });
      this.#tell();
    }
    return this.#renewal;
  }

  /** Closes the sign-in dialog: all waiting requests resume or fail. */
  readonly settle = (renewed: boolean): void => {
    if (renewed) this.#renewedAt = performance.now();
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

type Viewer = { readonly id?: unknown } | null | undefined;

/** The viewer in the data of a response; undefined if it has none. */
function viewerIn(data: unknown): Viewer {
  return (data as { readonly viewer?: Viewer } | null | undefined)?.viewer;
}

function idOf(viewer: Viewer): string | null {
  return typeof viewer?.id === 'string' ? viewer.id : null;
}
