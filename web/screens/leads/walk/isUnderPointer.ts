/**
 * Whether the pointer is over an element. Without a mouse it never is: browsers keep `:hover` where a finger has touched
 * until it touches something else.
 */
export function isUnderPointer(element: Element | null): boolean {
  return element?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches;
}
