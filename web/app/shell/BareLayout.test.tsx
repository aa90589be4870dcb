import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { BareLayout } from './BareLayout.tsx';

it('focuses the content after navigating to another page (PLT-11)', async () => {
  await renderPage(
    () => [
      {
        element: (
          <BareLayout>
            <Outlet />
          </BareLayout>
        ),
        children: [
          { path: '/login', element: <Link to="/signup">Create one</Link> },
          { path: '/signup', element: <h1>List your agency</h1> },
        ],
      },
    ],
    { path: '/login' },
  );
  const link = screen.getByRole('link', { name: 'Create one' });
  link.focus();
  await act(async () => {
    fireEvent.click(link);
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'List your agency' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
