import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageText } from './MessageText.tsx';

it('opens links in a new tab that has no access to this one, and shows markup as text', () => {
  const text = 'See <b>https://acme.example/a</b>\n<img src=x onerror=alert(1)>';
  const { container } = render(<MessageText text={text} language="en" />);
  const link = screen.getByRole('link', { name: 'https://acme.example/a' });
  expect(link.getAttribute('href')).toBe('https://acme.example/a');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(container.textContent).toBe(text);
  expect(container.querySelector('b, img')).toBeNull();
});
