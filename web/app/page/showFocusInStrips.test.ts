import { afterEach, expect, it, vi } from 'vitest';
import { showFocusInStrips } from './showFocusInStrips.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a link that is partly outside the window is scrolled into it when it gets the focus by keyboard (PLT-11)', () => {
  showFocusInStrips();
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const focus = (left: number, width: number, byKeyboard = true) => {
    const link = Object.assign(document.createElement('a'), { href: '#' });
    document.body.append(link);
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, width, 44));
    vi.spyOn(link, 'matches').mockImplementation((selector) => byKeyboard && selector === ':focus-visible');
    link.focus();
    return shown.mock.contexts.at(-1) === link;
  };
  const { innerWidth } = window;
  expect(focus(0, innerWidth)).toBe(false);
  expect(focus(innerWidth - 23, 145)).toBe(true);
  expect(focus(-120, 145)).toBe(true);
  // A press must not move what is below the pointer.
  expect(focus(innerWidth - 23, 145, false)).toBe(false);
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});
