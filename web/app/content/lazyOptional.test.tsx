import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyOptional } from './lazyOptional.ts';

it.each([
  ['shows a part once it has loaded', () => Promise.resolve(() => <b>Dates</b>), 'List Dates'],
  ['leaves a part out whose code cannot be loaded', () => Promise.reject(new Error('No code')), 'List'],
])('%s', async (_case, load, text) => {
  const Part = lazyOptional(load);
  const page = (
    <Suspense fallback="Loading">
      List <Part />
    </Suspense>
  );
  const { container } = render(page);
  await screen.findByText('List', { exact: false });
  expect(container.textContent?.trim()).toBe(text);
});
