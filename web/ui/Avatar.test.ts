import { expect, it, vi } from 'vitest';
import { initialsOf } from './Avatar.tsx';

it.each([
  ['Northbeam Digital Marketing', 'NM'],
  ['ilgi ajans', 'IA'],
  ['ada.lovelace@demo.example', 'AL'],
  ['正木', '正'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('are the same on the server and in a Turkish browser', () => {
  const inTurkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İA');
  expect(initialsOf('ilgi ajans')).toBe('IA');
  inTurkish.mockRestore();
});
