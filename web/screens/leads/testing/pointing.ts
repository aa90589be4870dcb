import { vi } from 'vitest';

/** Puts the pointer over every element. Returns a function that takes it away. */
export function pointAtAll(): () => void {
  const { matches } = Element.prototype;
  const pointed = vi.spyOn(Element.prototype, 'matches').mockImplementation(function isMatch(this: Element, selector) {
    return selector === ':hover' || matches.call(this, selector);
  });
  return () => pointed.mockRestore();
}
