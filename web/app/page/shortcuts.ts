/** A key, or a sequence of two ("g l"), as returned by `pressedKey`. */
export interface Shortcut {
  readonly keys: string;
  /** Description in the user's language, for the help dialog. */
  readonly label: string;
  readonly run: () => void;
  /** Ignored while the key is held down, for actions that must not repeat by accident. */
  readonly once?: boolean | undefined;
}

/** Time to press the second key, in ms. */
const SEQUENCE_MS = 1_000;
const OFF_KEY = 'shortcuts';

/** Single-key shortcuts (EXT-09). None triggers while typing, in a dialog, or when disabled (WCAG 2.1.4). */
export class Shortcuts {
  readonly #sets = new Set<readonly Shortcut[]>();
  readonly #listeners = new Set<() => void>();
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Off as long as the page, because storage is denied or full. */
  #isOffHere = false;
  #list: readonly Shortcut[] = [];
  #first: { key: string; at: number } | null = null;

  /** `storage` keeps whether they are on; null if the browser denies it. */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null) {
    this.#storage = storage;
  }

  /**
   * Registers a screen's shortcuts and returns a function that removes them. Later ones override earlier ones with the
   * same keys.
   */
  readonly add = (shortcuts: readonly Shortcut[]): (() => void) => {
    this.#sets.add(shortcuts);
    this.#changed();
    return () => {
      this.#sets.delete(shortcuts);
      this.#changed();
    };
  };

  readonly getList = (): readonly Shortcut[] => this.#list;

  readonly isOn = (): boolean => !this.#isOffHere && this.#storage?.getItem(OFF_KEY) !== 'off';

  readonly switchTo = (on: boolean): void => {
    try {
      if (on) this.#storage?.removeItem(OFF_KEY);
      else this.#storage?.setItem(OFF_KEY, 'off');
    } catch {
      // It is full.
    }
    this.#isOffHere = !on && this.#storage?.getItem(OFF_KEY) !== 'off';
    this.#changed();
  };

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly handle = (event: KeyboardEvent): void => {
    if (!this.isOn() || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
      return;
    if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return;
    const first = this.#first && event.timeStamp - this.#first.at < SEQUENCE_MS ? this.#first.key : null;
    this.#first = null;
    const key = pressedKey(event);
    const found = this.#find(first === null ? key : `${first} ${key}`) ?? this.#find(key);
    if (found) {
      event.preventDefault();
      if (!event.repeat || !found.once) found.run();
    } else if (this.#list.some(({ keys }) => keys.startsWith(`${key} `))) {
      this.#first = { key, at: event.timeStamp };
    }
  };

  #find(keys: string): Shortcut | undefined {
    return this.#list.findLast((shortcut) => shortcut.keys === keys);
  }

  #changed(): void {
    this.#list = [...this.#sets].flat();
    for (const tell of this.#listeners) tell();
  }
}

/** A letter of another script, such as Hangul. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * The key of an event. With Caps Lock, letters are small as without it; those of another script are the Latin ones on
 * the same keys.
 */
export function pressedKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const letter = FOREIGN_LETTER.test(key) && code.startsWith('Key') ? code.slice(3) : key;
  return letter.length > 1 || shiftKey ? letter : letter.toLowerCase();
}

/** Whether keys pressed on an element enter text or select something there. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
