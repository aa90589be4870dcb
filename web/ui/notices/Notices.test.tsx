import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { PastUndoMenu, useNotices } from './Notices.tsx';
import { REPLACE_MS } from './noticeStore.ts';

describe('notices on a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('are announced as status, failures as alert (NTC-16)', async () => {
    const { notices } = await renderPage('page');
    act(() => void notices.show({ kind: 'success', text: 'Saved' }));
    expect(screen.getByRole('status').textContent).toContain('Saved');
    expect(screen.getByRole('alert').textContent).toBe('');
    act(() => {
      notices.dismiss();
      notices.show({ kind: 'error', text: 'Not saved' });
    });
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([{ key: 'F6' }, { key: 't', code: 'KeyT', altKey: true }])(
    '%o moves the focus to the undo and Escape back',
    async (key) => {
      const undo = vi.fn<() => void>();
      const { notices } = await renderPage(<input aria-label="composer" />);
      const composer = screen.getByLabelText('composer');
      composer.focus();
      act(() => void notices.show({ kind: 'success', text: 'Archived', action: { label: 'Undo', run: undo } }));
      fireEvent.keyDown(document.body, key);
      expect(document.activeElement?.textContent).toBe('Undo');
      act(() => void vi.advanceTimersByTime(60_000));
      expect(screen.getByText('Archived')).toBeDefined();
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      expect(screen.queryByText('Archived')).toBeNull();
      expect(document.activeElement).toBe(composer);
    },
  );

  it('wait as long as they are hovered or have the focus, also if one of both ends (NTC-16)', async () => {
    const { notices } = await renderPage('page');
    const wait = () => act(() => void vi.advanceTimersByTime(60_000));
    act(() => void notices.show({ kind: 'success', text: 'Saved' }));
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => button.focus());
    fireEvent.pointerEnter(button);
    fireEvent.pointerLeave(button);
    wait();
    expect(screen.getByText('Saved')).toBeDefined();
    fireEvent.pointerEnter(button);
    act(() => button.blur());
    wait();
    expect(screen.getByText('Saved')).toBeDefined();
    fireEvent.pointerLeave(button);
    wait();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    ['scroll what has the focus clear of themselves', 600, [[{ block: 'nearest' }]]],
    ['scroll to nothing that was scrolled away', -900, []],
  ])('%s', async (_case, top, scrolled) => {
    const { notices } = await renderPage(<input aria-label="composer" />);
    const composer = screen.getByLabelText('composer');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 560, 343, 100));
    composer.getBoundingClientRect = () => new DOMRect(0, top, 343, 44);
    const scroll = vi.spyOn(composer, 'scrollIntoView');
    composer.focus();
    act(() => void notices.show({ kind: 'success', text: 'Saved' }));
    expect(scroll.mock.calls).toEqual(scrolled);
  });

  it('close with the focus back where it came from, also without a shortcut', async () => {
    const { notices } = await renderPage(<input aria-label="composer" />);
    const composer = screen.getByLabelText('composer');
    composer.focus();
    act(() => void notices.show({ kind: 'success', text: 'Saved' }));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(composer);
  });

  it('pass the focus on when they are replaced, and Escape still goes back to where it came from', async () => {
    const { notices } = await renderPage(<input aria-label="composer" />);
    const composer = screen.getByLabelText('composer');
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const action = { label: 'Undo', run: vi.fn<() => void>() };
    composer.focus();
    act(() => void notices.show({ kind: 'success', text: 'Archived', action }));
    press('F6');
    press('F6');
    act(() => void notices.show({ kind: 'error', text: 'Not saved' }));
    act(() => void vi.advanceTimersByTime(REPLACE_MS));
    expect(screen.queryByText('Archived')).toBeNull();
    expect(screen.getByRole('alert').contains(document.activeElement)).toBe(true);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Not saved')).toBeDefined();
    press('Escape');
    expect(document.activeElement).toBe(composer);
    act(() => void notices.show({ kind: 'info', text: 'Later' }));
    expect(document.activeElement).toBe(composer);
  });

  it('do not pass the focus on to what their action shows', async () => {
    const { notices } = await renderPage('page');
    const run = () => notices.show({ kind: 'success', text: 'Restored' });
    act(() => void notices.show({ kind: 'success', text: 'Archived', action: { label: 'Undo', run } }));
    screen.getByRole('button', { name: 'Undo' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Restored')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  it('offer the undo of a dismissed notice in a menu', async () => {
    const undo = vi.fn<() => void>();
    const { notices } = await renderPage(<PastUndoMenu />);
    expect(screen.queryByRole('button')).toBeNull();
    act(() => {
      notices.show({ kind: 'success', text: 'Chat archived', action: { label: 'Undo', run: undo } });
      notices.dismiss();
    });
    fireEvent.click(screen.getByText('Undo: Chat archived'));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('are inside the topmost dialog while one is open, and close without closing it (P-07)', async () => {
    const onClose = vi.fn<() => void>();
    const { notices } = await renderPage(
      <Dialog title="Share" onClose={onClose}>
        text
      </Dialog>,
    );
    act(() => void notices.show({ kind: 'success', text: 'Copied' }));
    const dialog = screen.getByRole('dialog', { name: 'Share' });
    expect(dialog.textContent).toContain('Copied');
    expect(screen.getAllByText('Copied')).toHaveLength(1);
    screen.getByText('Copied').parentElement?.querySelector('button')?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByText('Copied')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are announced where they stay, if their dialog closes at once', async () => {
    function Sharing() {
      const [isOpen, setOpen] = useState(true);
      const { show } = useNotices();
      const share = () => {
        setOpen(false);
        show({ kind: 'success', text: 'Shared' });
      };
      return (
        isOpen && (
          <Dialog title="Share" onClose={share}>
            text
          </Dialog>
        )
      );
    }
    const { container } = await renderPage(<Sharing />);
    const status = container.querySelector('[role=status]');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    // Not in a region that appears together with its text.
    expect(screen.getByText('Shared').closest('[role=status]')).toBe(status);
  });

  it('offer a past change by its short text', async () => {
    const { notices } = await renderPage(<PastUndoMenu />);
    const action = { label: 'Undo', run: vi.fn<() => void>() };
    act(() => {
      notices.show({ kind: 'success', text: 'Deleted. You can undo this.', menuText: 'Deleted', action });
      notices.dismiss();
    });
    expect(screen.getByText('Undo: Deleted')).toBeDefined();
  });
});
