import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { loadTexts } from '../../i18n/loadTexts.ts';
import { GatewayError } from '../../relay/errors.ts';
import type { FailureKind } from '../../relay/errors.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import { isMissingCode, watchImports } from './missingCode.ts';

const reload = vi.fn<() => void>();
const request = vi.fn<typeof fetch>();

/** Shows the panel `seconds` after the page was loaded. */
async function showAfter(seconds: number, kind?: FailureKind): Promise<void> {
  await renderPage(<MissingScreen ageOfPage={() => seconds * 1_000} kind={kind} />);
}

/** An error that the build's import function has reported. */
function importError(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

watchImports();

describe('code that could not be loaded', () => {
  beforeEach(() => {
    reload.mockReset();
    request.mockReset();
    request.mockResolvedValue(new Response());
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', request);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('recognizes errors of imports', () => {
    const error = importError();
    expect([error, new TypeError(error.message)].map(isMissingCode)).toEqual([true, false]);
  });

  it('recognizes missing texts of a page or a dialog, because a release renames their files too', async () => {
    const i18n = createI18n('en', () => Promise.reject(importError()));
    const error: unknown = await loadTexts(i18n, ['leads']).catch((reason: unknown) => reason);
    expect(isMissingCode(error)).toBe(true);
    expect(isMissingCode(thrownBy(() => i18n.t(($) => $.title, { ns: 'leads' })))).toBe(true);
  });

  it('recognizes that the gateway no longer knows a query', () => {
    const codes = ['PERSISTED_QUERY_NOT_FOUND', 'UPSTREAM_ERROR'];
    expect(codes.map((code) => isMissingCode(new GatewayError(code, null)))).toEqual([true, false]);
  });

  it('reloads a page that was opened before the current release', async () => {
    await showAfter(61);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not reload a page by itself if it was just loaded', async () => {
    await showAfter(59);
    expect(request).not.toHaveBeenCalled();
  });

  it('does not reload a page by itself while the site is unreachable', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await showAfter(61);
    expect(request).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads a page that was opened offline once the network is back, whatever its age', async () => {
    await showAfter(1, 'network');
    expect(request).not.toHaveBeenCalled();
    vi.useFakeTimers();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads for a section only when asked, because something may be typed in the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw importError();
    }
    await renderPage(
      <SectionBoundary>
        <Broken />
      </SectionBoundary>,
    );
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'Something went wrong. Try again.', 'Try again'],
    [false, "You're not connected. Check your network and try again.", undefined],
  ])('reloads for a dialog when asked, but not without a network (online: %s)', async (onLine, text, label) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    function Broken(): never {
      throw importError();
    }
    const { notices } = await renderPage(
      <DialogBoundary onFailure={() => undefined}>
        <Broken />
      </DialogBoundary>,
    );
    expect(notices.getState().active).toMatchObject({ kind: 'error', text });
    expect(notices.getState().active?.action?.label).toBe(label);
  });

  it('says that a section is out of date', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Outdated(): never {
      throw new GatewayError('PERSISTED_QUERY_NOT_FOUND', null);
    }
    await renderPage(
      <SectionBoundary>
        <Outdated />
      </SectionBoundary>,
    );
    expect(screen.getByText('The portal was updated. Reload the page and try again.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
