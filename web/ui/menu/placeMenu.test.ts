import { expect, it, vi } from 'vitest';
import { placeMenu } from './placeMenu.ts';

/** Left and right edge of a menu of this width whose button is 150 px wide and starts at `left`. */
function placed(left: number, width: number): [number, number] {
  const [menu, button] = [document.createElement('div'), document.createElement('button')];
  vi.spyOn(menu, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, 150, 44));
  placeMenu(menu, button);
  const start = Number.parseFloat(menu.style.left);
  return [start, start + width];
}

it('a menu stays in the window, even if its button reaches beyond it', () => {
  const { innerWidth } = window;
  expect(placed(100, 200)).toEqual([100, 300]);
  expect(placed(innerWidth - 170, 200)).toEqual([innerWidth - 220, innerWidth - 20]);
  expect(placed(innerWidth - 36, 200)).toEqual([innerWidth - 208, innerWidth - 8]);
  expect(placed(-120, 200)).toEqual([8, 208]);
});
