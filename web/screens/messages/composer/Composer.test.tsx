import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGE_TEXT_CASES } from '../../../../domain/testing/messageTextCases.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { Composer } from './Composer.tsx';
import { Drafts } from '../outbox/drafts.ts';

let drafts: Drafts;
let onSend: ReturnType<typeof vi.fn<(text: string) => void>>;

beforeEach(async () => {
  drafts = new Drafts('account', localStorage);
  onSend = vi.fn<(text: string) => void>();
  await renderPage(<Composer leadName="Jane Doe" chatUuid="a" drafts={drafts} onSend={onSend} onManage={vi.fn()} />);
});

function area(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'Message to Jane Doe' });
}

function send(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Send' });
}

describe('keys (EXT-03)', () => {
  it('sends with Enter and starts a new line with Shift+Enter', async () => {
    await userEvent.type(area(), 'one{Shift>}{Enter}{/Shift}two');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(area(), '{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
  });

  it('does not send with the Enter that confirms a candidate, but with the next one', () => {
    fireEvent.change(area(), { target: { value: 'にほんご' } });
    fireEvent.compositionStart(area());
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229, isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.compositionEnd(area());
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledExactlyOnceWith('にほんご');
  });

  it('keeps the focus in the field', async () => {
    await userEvent.type(area(), 'one');
    await userEvent.click(send());
    expect(document.activeElement).toBe(area());
  });

  it('starts a new line with Enter on on-screen keyboards', async () => {
    const touch = Object.defineProperty(window.matchMedia('all'), 'matches', { value: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(touch);
    await userEvent.type(area(), 'one{Enter}two');
    expect([onSend.mock.calls, area().value]).toEqual([[], 'one\ntwo']);
    await userEvent.click(send());
    expect(onSend).toHaveBeenCalledOnce();
  });
});

describe('length (VAL-44, VAL-45)', () => {
  const fill = (length: number) => fireEvent.change(area(), { target: { value: 'a'.repeat(length) } });

  it('does not send whitespace alone', async () => {
    expect(send().disabled).toBe(true);
    await userEvent.type(area(), ' {Shift>}{Enter}{/Shift} {Enter}');
    expect(send().disabled).toBe(true);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends exactly what the gateway accepts (VAL-54)', () => {
    for (const { name, raw, verdict } of MESSAGE_TEXT_CASES) {
      fireEvent.change(area(), { target: { value: raw } });
      expect(send().disabled, name).toBe(!verdict.ok);
    }
  });

  it('shows the counter from 4,500 characters and accepts 5,000', () => {
    fill(4_499);
    expect(screen.queryByText(/of 5,000/)).toBeNull();
    fill(4_500);
    expect(screen.getByText('4,500 of 5,000 characters')).toBeTruthy();
    fill(5_000);
    expect(send().disabled).toBe(false);
  });

  it('announces that the text is too long, but not its length after every key', () => {
    const announced = () => area().form?.querySelector('[role=status]')?.textContent?.trim();
    fill(4_999);
    expect(announced()).toBe('');
    for (const length of [5_001, 5_002]) {
      fill(length);
      expect(announced()).toBe('At most 5,000 characters.');
    }
  });

  it('keeps a longer pasted text, and says by how much it is too long', () => {
    fill(5_003);
    expect(area().value).toHaveLength(5_003);
    expect(screen.getByText('3 characters too many')).toBeTruthy();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    expect(send().disabled).toBe(true);
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 13 });
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('saves a draft from the first letter (EXT-01)', async () => {
  await userEvent.type(area(), 'Hel');
  expect(new Drafts('account', localStorage).get('a')).toBe('Hel');
});
