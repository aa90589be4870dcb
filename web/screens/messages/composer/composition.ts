/** The parts of a key event that reveal an input method. */
export interface CompositionKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The key code that browsers report for a key handled by the input method. */
const INPUT_METHOD_KEY = 229;

/**
 * Tracks whether the user is composing text with an input method (Japanese, Chinese, Korean …), so that the Enter that
 * confirms a candidate never sends (EXT-03). No single sign is reliable: Safari ends the composition before that Enter
 * and marks it only by its code; elsewhere `isComposing` may still be set after the composition has ended.
 */
export class Composition {
  #phase: 'unseen' | 'running' | 'ended' = 'unseen';

  readonly start = (): void => {
    this.#phase = 'running';
  };

  /** The composition ended, or the field lost focus, which ends it in every browser. */
  readonly end = (): void => {
    this.#phase = 'ended';
  };

  /** Whether this key belongs to the input method. */
  takes(key: CompositionKey): boolean {
    if (key.keyCode === INPUT_METHOD_KEY || this.#phase === 'running') return true;
    return key.isComposing && this.#phase === 'unseen';
  }
}
