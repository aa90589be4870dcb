import { act, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { Pagination } from './Pagination.tsx';
import type { PageLink, PageLinks } from './Pagination.tsx';

/** Links of this page of 16: five around it, the first and the last. */
function linksOf(current: number): PageLinks {
  const link = (page: number): PageLink => ({ page, isCurrent: page === current });
  const from = Math.max(1, Math.min(current - 2, 12));
  const around = [0, 1, 2, 3, 4].map((index) => link(from + index));
  return { first: from > 1 ? link(1) : null, around, last: from < 12 ? link(16) : null };
}

function Pages() {
  const [search] = useSearchParams();
  return <Pagination pages={linksOf(Number(search.get('page') ?? 1))} href={(page) => `?page=${page}`} />;
}

it('the followed link keeps the focus, also one to the first or last page (PLT-11)', async () => {
  await renderPage(() => [{ path: '*', element: <Pages /> }]);
  const follow = async (name: string) => {
    const link = screen.getByRole('link', { name });
    act(() => link.focus());
    await act(async () => link.click());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(await follow('Page 16')).toBe('Page 16');
  expect(await follow('Previous page')).toBe('Previous page');
  expect(await follow('Page 1')).toBe('Page 1');
  expect(await follow('Next page')).toBe('Next page');
});
