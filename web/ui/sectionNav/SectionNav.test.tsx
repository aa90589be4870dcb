import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeObserver, show } from '../../site/testing/fakeObserver.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { SectionNav } from './SectionNav.tsx';

const LINKS = ['stories', 'reviews', 'brief'].map((id) => ({ id, title: id }));

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));

afterEach(() => {
  FakeObserver.instances = [];
  vi.unstubAllGlobals();
});

it('the first section is current again after a jump to the top of the page', async () => {
  await renderPage(() => [
    {
      path: '*',
      element: (
        <>
          <SectionNav label="On this page" links={LINKS} />
          {LINKS.map(({ id }) => (
            <section key={id} id={id} />
          ))}
        </>
      ),
    },
  ]);
  const current = () =>
    screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []));
  const top = vi.spyOn(document.getElementById('stories') ?? document.body, 'getBoundingClientRect');
  top.mockReturnValue(new DOMRect(0, -2_000, 300, 500));
  act(() => show('brief'));
  fireEvent.scroll(window);
  expect(current()).toEqual(['brief']);
  top.mockReturnValue(new DOMRect(0, window.innerHeight / 2, 300, 500));
  fireEvent.scroll(window);
  act(() => show('brief', false));
  expect(current()).toEqual(['stories']);
});
