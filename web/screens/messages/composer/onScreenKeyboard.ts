/** Whether text is entered with an on-screen keyboard, which covers half the page and has no Shift+Enter. */
export function hasOnScreenKeyboard(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
