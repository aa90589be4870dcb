import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { inNewOrder } from './inNewOrder.ts';
import { DragHandle } from './SortControls.tsx';
import { useSorting } from './useSorting.ts';

const HEIGHT = 10;

function Letters({ onMoved }: { onMoved: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  const [letters, setLetters] = useState<readonly string[]>(['a', 'b', 'c']);
  const sorting = useSorting({
    list,
    count: letters.length,
    nameOf: (index) => letters[index] ?? '',
    move: (from, to) => setLetters(inNewOrder(letters, from, to)),
    onMoved,
  });
  return (
    <ul ref={list}>
      {letters.map((letter, index) => (
        <li key={letter}>
          {letter}
          <DragHandle sorting={sorting} index={index} />
        </li>
      ))}
    </ul>
  );
}

it('follows the finger that drags, not another one on the screen (EXT-16)', async () => {
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLLIElement) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    return new DOMRect(0, index * HEIGHT, 100, HEIGHT);
  });
  const onMoved = vi.fn<() => void>();
  await renderPage(<Letters onMoved={onMoved} />);
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const [handle] = document.querySelectorAll('li [aria-hidden]');
  if (!handle) throw new Error('There is no handle');
  fireEvent.pointerDown(handle, { pointerId: 1, button: 0 });
  fireEvent.pointerMove(window, { pointerId: 2, clientY: 29 });
  fireEvent.pointerUp(window, { pointerId: 2 });
  expect([order(), onMoved.mock.calls.length]).toEqual([['a', 'b', 'c'], 0]);
  fireEvent.pointerMove(window, { pointerId: 1, clientY: 19 });
  fireEvent.pointerUp(window, { pointerId: 1 });
  expect([order(), onMoved.mock.calls.length]).toEqual([['b', 'a', 'c'], 1]);
});
