import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { chat, messageEdge } from '../testing/answers.ts';
import { renderMessenger, renderOpenChat, shownMessages } from '../testing/renderMessenger.tsx';
import type { RenderedMessenger } from '../testing/renderMessenger.tsx';

const SEND = 'deliverMessageMutation';
const EVENTS = 'useChatEventsSubscription';
const state = { messages: [{ id: 'm1', minute: 1 }] };

function composer() {
  return screen.getByRole('textbox', { name: 'Message to Lead a' });
}

async function write(...texts: string[]): Promise<void> {
  const user = userEvent.setup();
  for (const text of texts) await user.type(composer(), `${text}{Enter}`);
}

function sent(id: string, text: string) {
  return {
    data: {
      sendMessage: {
        messageEdge: messageEdge({ id, minute: 30, sender: 'AGENCY', status: 'SENT', text }),
        chat: chat('a'),
        errors: [],
      },
    },
  };
}

function refused(code: string) {
  return { data: { sendMessage: { messageEdge: null, chat: null, errors: [{ code }] } } };
}

function inputOf({ gateway }: RenderedMessenger) {
  return (gateway.variablesOf(SEND) as { input: Record<string, string> }).input;
}

function local() {
  return [...document.querySelectorAll('[data-local]')].map((row) => row.getAttribute('data-local'));
}

describe('sending from the composer', () => {
  it("shows the message at once and replaces it with the server's copy (STA-13)", async () => {
    const page = await renderOpenChat('a', state);
    await write('  Hello ');
    expect(inputOf(page)).toMatchObject({ chatUuid: 'a', text: 'Hello' });
    expect([shownMessages(), local()]).toEqual([['m1', 'Hello'], ['pending']]);
    expect(composer()).toHaveProperty('value', '');
    await page.gateway.answer(SEND, sent('m2', 'Hello'));
    expect([shownMessages(), local()]).toEqual([['m1', 'Hello'], []]);
  });

  it('separates a message from those of days before', async () => {
    const page = await renderOpenChat('a', state);
    const days = () => [...document.querySelectorAll('[role=log] li > time')].map((day) => day.closest('li'));
    const [first] = days();
    await write('Hello');
    expect(days()).toEqual([first, document.querySelector('[data-local]')?.previousElementSibling]);
    await page.gateway.answer(SEND, sent('m2', 'Hello'));
    expect(days()).toEqual([first]);
  });

  it('sends one at a time, and a failure does not stop the next message (STA-26)', async () => {
    const page = await renderOpenChat('a', state);
    await write('one', 'two');
    expect(inputOf(page)['text']).toBe('one');
    await page.gateway.fail(SEND, new NetworkError('down'));
    expect(inputOf(page)['text']).toBe('two');
    expect(local()).toEqual(['error', 'pending']);
    await page.gateway.answer(SEND, sent('m3', 'two'));
    expect(shownMessages()).toEqual(['m1', 'two', 'one']);
  });

  it('keeps a failed message with its reason and resends it with the same key (STA-14)', async () => {
    const page = await renderOpenChat('a', state);
    await write('Hello');
    const { idempotencyKey } = inputOf(page);
    await page.gateway.fail(SEND, new NetworkError('down'));
    expect(screen.getByText(/there's no connection/)).toBeTruthy();
    expect(screen.getByText('Not sent')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(local()).toEqual(['pending']);
    expect(inputOf(page)).toEqual({ chatUuid: 'a', text: 'Hello', idempotencyKey });
    await page.gateway.answer(SEND, sent('m2', 'Hello'));
    expect([shownMessages(), local()]).toEqual([['m1', 'Hello'], []]);
  });

  it('discards a failed message', async () => {
    const page = await renderOpenChat('a', state);
    await write('Hello');
    await page.gateway.fail(SEND, new NetworkError('down'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(shownMessages()).toEqual(['m1']);
  });

  it.each([
    ['CHAT_CLOSED', 'Not sent: the lead closed this chat.'],
    ['LEAD_BLOCKED', 'Not sent: this lead is blocked.'],
    ['TEXT_MAX_LENGTH', 'Not sent: a message can have up to 5,000 characters.'],
  ])('says why the gateway refused the message: %s', async (code, sentence) => {
    const page = await renderOpenChat('a', state);
    await write('Hello');
    await page.gateway.answer(SEND, refused(code));
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('no message appears twice', () => {
  const pushed = (id: string, text: string) => ({
    chatEvents: {
      __typename: 'MessagesAdded',
      cursor: `c ${id}`,
      chat: { ...chat('a'), leadReadAt: null },
      messageEdges: [messageEdge({ id, minute: 30, sender: 'AGENCY', status: 'SENT', text })],
    },
  });

  it('when its copy is pushed before the response', async () => {
    const { gateway } = await renderOpenChat('a', state);
    await write('Hello');
    await gateway.push(EVENTS, pushed('m2', 'Hello'));
    expect(shownMessages()).toEqual(['m1', 'Hello']);
    await gateway.answer(SEND, sent('m2', 'Hello'));
    expect(shownMessages()).toEqual(['m1', 'Hello']);
  });

  it('when the response was lost but the message had arrived', async () => {
    const { gateway } = await renderOpenChat('a', state);
    await write('Hello');
    await gateway.fail(SEND, new NetworkError('down'));
    expect(local()).toEqual(['error']);
    await gateway.push(EVENTS, pushed('m2', 'Hello'));
    expect([shownMessages(), local()]).toEqual([['m1', 'Hello'], []]);
    expect(localStorage).toHaveLength(0);
  });

  it('unless it was really written twice', async () => {
    const { gateway } = await renderOpenChat('a', state);
    await write('ok', 'ok');
    await gateway.answer(SEND, sent('m2', 'ok'));
    expect([shownMessages(), local()]).toEqual([['m1', 'ok', 'ok'], ['pending']]);
  });
});

describe('after another page of the portal', () => {
  it('shows what another tab did to the draft and to a failed message (EXT-01, STA-14)', async () => {
    const page = await renderOpenChat('a', state);
    await write('Hello');
    await page.gateway.fail(SEND, new NetworkError('down'));
    await userEvent.type(composer(), 'half a thou');
    const keys = Object.keys(localStorage);
    await page.goTo('/profile/leads');
    for (const key of keys) {
      if (key.startsWith('draft:')) localStorage.setItem(key, '"typed there"');
      if (key.startsWith('outbox:')) localStorage.removeItem(key);
    }
    await page.goTo('/profile/messages?selectedChat=a');
    expect(composer()).toHaveProperty('value', 'typed there');
    expect(local()).toEqual([]);
  });
});

describe('across a reload', () => {
  it('continues sending, with the same key', async () => {
    const before = await renderOpenChat('a', state);
    await write('Hello');
    const { idempotencyKey } = inputOf(before);
    before.unmount();
    const after = await renderOpenChat('a', state);
    await vi.waitFor(() => expect(inputOf(after)).toMatchObject({ text: 'Hello', idempotencyKey }));
    expect(shownMessages()).toEqual(['m1', 'Hello']);
  });

  it('keeps a draft in its chat (EXT-01)', async () => {
    const before = await renderOpenChat('a', state);
    await userEvent.type(composer(), 'half a thou');
    before.unmount();
    await renderOpenChat('a', state);
    expect(composer()).toHaveProperty('value', 'half a thou');
  });

  it('does not affect a screen without a chat', async () => {
    const { gateway } = await renderMessenger();
    expect(gateway.isRunning('ThreadPaneQuery')).toBe(false);
  });
});
