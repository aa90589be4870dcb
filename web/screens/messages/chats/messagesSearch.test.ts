import { describe, expect, it } from 'vitest';
import { listVariables, messagesHref, parseMessagesSearch, threadVariables } from './messagesSearch.ts';

function search(text: string) {
  return new URLSearchParams(text);
}

describe('the address of the messenger', () => {
  it('is the inbox without a chat when it says nothing', () => {
    expect(parseMessagesSearch(search(''))).toEqual({ view: 'inbox', query: '', chat: null });
    expect(messagesHref({ view: 'inbox', query: '', chat: null })).toBe('/profile/messages');
  });

  it('leaves the inbox out of the address (QRY-06)', () => {
    expect(messagesHref({ view: 'archived', query: '', chat: null })).toBe('/profile/messages?status=archived');
    expect(messagesHref({ view: 'inbox', query: '', chat: 'c1' })).toBe('/profile/messages?selectedChat=c1');
  });

  it('takes unknown and empty values as absent', () => {
    expect(parseMessagesSearch(search('status=spam&selectedChat=&query=%20'))).toEqual({
      view: 'inbox',
      query: '',
      chat: null,
    });
  });

  it.each([
    { view: 'unread', query: 'müller & co', chat: 'c-2' },
    { view: 'archived', query: '', chat: null },
    { view: 'inbox', query: '検索', chat: 'c-3' },
  ] as const)('comes back from its own link: %o', (state) => {
    expect(parseMessagesSearch(new URL(messagesHref(state), 'http://portal.example').searchParams)).toEqual(state);
  });

  it('cuts a search text at what the contract takes', () => {
    expect(parseMessagesSearch(search(`query=${'a'.repeat(300)}`)).query).toHaveLength(100);
  });
});

describe('variables of the two queries', () => {
  it('names the view as the contract does, and sends no empty search', () => {
    expect(listVariables(search('status=unread&selectedChat=c1'))).toEqual({ view: 'UNREAD', query: null });
    expect(listVariables(search('query=acme'))).toEqual({ view: 'INBOX', query: 'acme' });
  });

  it('asks for no thread without a chat', () => {
    expect(threadVariables(search('status=unread'))).toBeNull();
    expect(threadVariables(search('selectedChat=c1'))).toEqual({ chatUuid: 'c1' });
  });
});
