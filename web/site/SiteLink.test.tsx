import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testSite } from '../testing/testSite.ts';
import { SiteContext } from './site.ts';
import { NavigateContext, SiteLink } from './SiteLink.tsx';

function show(navigate: ((to: unknown) => void) | null) {
  render(
    <SiteContext value={testSite({ basePath: '/partners', prefix: 'de' })}>
      <NavigateContext value={navigate}>
        <SiteLink to="/agencies?page=2">Weiter</SiteLink>
      </NavigateContext>
    </SiteContext>,
  );
  return screen.getByRole('link', { name: 'Weiter' });
}

it('is a real link that the router follows, unless it is to open elsewhere', () => {
  const navigate = vi.fn();
  const link = show(navigate);
  expect(link.getAttribute('href')).toBe('/partners/de/agencies?page=2');
  // fireEvent tells whether the browser would go on by itself.
  const elsewhere = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
  expect(elsewhere.map((how) => fireEvent.click(link, how))).toEqual(elsewhere.map(() => true));
  expect(navigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/agencies?page=2']]);
});

it('is the browser’s where there is no router', () => {
  expect(fireEvent.click(show(null))).toBe(true);
});
