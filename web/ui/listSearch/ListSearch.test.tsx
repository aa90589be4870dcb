import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ListSearch } from './ListSearch.tsx';

it('selects with Enter, but not with the one that confirms a candidate of an input method in Safari', () => {
  const onSelect = vi.fn<() => void>();
  const options = [{ id: 'a', content: 'Tanaka', onSelect }];
  render(<ListSearch label="Find" text="" options={options} empty="Nothing" onText={() => undefined} />);
  const field = screen.getByRole('combobox');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onSelect).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSelect).toHaveBeenCalledOnce();
});
