import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { MissingCode } from './MissingCode.tsx';
import { isMissingCode, watchImports } from './missingCode.ts';

const reload = vi.fn<() => void>();
const request = vi.fn<typeof fetch>();

/** Shows the panel `seconds` after the page was loaded. */
async function showAfter(seconds: number, isPage: boolean): Promise<void> {
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1_000);
  await renderPage(<MissingCode isPage={isPage} />);
}

describe('MissingCode', () => {
  beforeEach(() => {
    reload.mockReset();
    request.mockReset();
    request.mockResolvedValue(new Response());
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', request);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('recognizes errors of imports', () => {
    watchImports();
    const payload = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(isMissingCode(payload)).toBe(true);
    expect(isMissingCode(new TypeError(payload.message))).toBe(false);
  });

  it('reloads a page that was opened before the current release', async () => {
    await showAfter(61, true);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not reload a page by itself if it was just loaded', async () => {
    await showAfter(59, true);
    expect(request).not.toHaveBeenCalled();
  });

  it('does not reload a page by itself while the site is unreachable', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await showAfter(61, true);
    expect(request).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads for a part of a page only when asked, because something may be typed in the others', async () => {
    await showAfter(61, false);
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
