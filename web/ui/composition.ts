/** The parts of a key event that reveal an input method. */
export interface CompositionKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The key code that browsers report for a key handled by the input method. */
const INPUT_METHOD_KEY = 229;

/**
 * Whether a key belongs to an input method (Japanese, Chinese, Korean …), such as the Enter that confirms a candidate.
 * Safari ends the composition before that Enter and marks it only by its code.
 */
export function isInputMethodKey({ isComposing, keyCode }: CompositionKey): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY;
}

/**
 * The same for a field whose Enter sends (EXT-03). It also tracks the composition, because `isComposing` may still be
 * set after its end, and Enter would then be ignored.
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
    const isComposing = this.#phase === 'unseen' ? key.isComposing : this.#phase === 'running';
    return isInputMethodKey({ isComposing, keyCode: key.keyCode });
  }
}
