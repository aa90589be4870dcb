import { describe, expect, it } from 'vitest';
import { listVariables, messagesHref, parseMessagesSearch, threadVariables } from './messagesSearch.ts';

function search(text: string) {
  return new URLSearchParams(text);
}

describe('the URL of the messenger', () => {
  it('means the inbox without an open chat if it has no parameters', () => {
    expect(parseMessagesSearch(search(''))).toEqual({ view: 'inbox', query: '', chat: null });
    expect(messagesHref({ view: 'inbox', query: '', chat: null })).toBe('/profile/messages');
  });

  it('leaves out the inbox (QRY-06)', () => {
    expect(messagesHref({ view: 'archived', query: '', chat: null })).toBe('/profile/messages?status=archived');
    expect(messagesHref({ view: 'inbox', query: '', chat: 'c1' })).toBe('/profile/messages?selectedChat=c1');
  });

  it('treats unknown and empty values as absent', () => {
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
  ] as const)('is read back from its own link: %o', (state) => {
    expect(parseMessagesSearch(new URL(messagesHref(state), 'http://portal.example').searchParams)).toEqual(state);
  });

  it("cuts a search text at the contract's limit", () => {
    expect(parseMessagesSearch(search(`query=${'a'.repeat(300)}`)).query).toHaveLength(100);
  });
});

describe('variables of the two queries', () => {
  it('name the view as in the contract, and send no empty search', () => {
    expect(listVariables(search('status=unread&selectedChat=c1'))).toEqual({ view: 'UNREAD', query: null });
    expect(listVariables(search('query=acme'))).toEqual({ view: 'INBOX', query: 'acme' });
  });

  it('request no thread without an open chat', () => {
    expect(threadVariables(search('status=unread'))).toBeNull();
    expect(threadVariables(search('selectedChat=c1'))).toEqual({ chatUuid: 'c1' });
  });
});
