import { describe, expect, it, vi } from 'vitest';
import { Drafts } from './drafts.ts';

describe('drafts (EXT-01)', () => {
  it('keeps one text for each chat, across a reload', () => {
    const drafts = new Drafts('account', localStorage);
    drafts.set('a', 'for a');
    drafts.set('b', 'for b');
    const afterReload = new Drafts('account', localStorage);
    expect([afterReload.get('a'), afterReload.get('b'), afterReload.get('c')]).toEqual(['for a', 'for b', '']);
  });

  it('keeps line breaks and spaces inside, but whitespace alone is not a draft', () => {
    const drafts = new Drafts('account', localStorage);
    drafts.set('a', ' two\n lines ');
    expect(drafts.get('a')).toBe(' two\n lines ');
    drafts.set('a', ' \n ');
    expect(drafts.get('a')).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('shows an account only its own drafts', () => {
    new Drafts('one', localStorage).set('a', 'secret');
    expect(new Drafts('two', localStorage).get('a')).toBe('');
  });

  it('syncs with another tab and notifies its listeners', () => {
    const here = new Drafts('account', localStorage);
    let told = 0;
    here.subscribe(() => told++);
    new Drafts('account', localStorage).set('a', 'typed there');
    here.follow({ key: 'theme' });
    expect(told).toBe(0);
    here.follow({ key: 'draft:account:a' });
    expect([here.get('a'), told]).toEqual(['typed there', 1]);
  });

  it('catches up with changes of another tab that it did not follow, and notifies its listeners', () => {
    const here = new Drafts('account', localStorage);
    here.set('sent', 'Hello');
    here.set('replaced', 'Hello');
    const there = new Drafts('account', localStorage);
    there.set('sent', '');
    there.set('replaced', 'typed there');
    there.set('new', 'typed there');
    const told = vi.fn<() => void>();
    here.subscribe(told);
    here.refresh();
    expect(['sent', 'replaced', 'new'].map((chat) => here.get(chat))).toEqual(['', 'typed there', 'typed there']);
    expect(told).toHaveBeenCalled();
  });

  it('works without storage, and if storage is full', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('full');
      },
    };
    for (const storage of [null, full]) {
      const drafts = new Drafts('account', storage);
      drafts.set('a', 'text');
      expect(drafts.get('a')).toBe('text');
      // Another tab reports a change of a text that this page could not save.
      drafts.follow({ key: 'draft:account:a' });
      drafts.refresh();
      expect(drafts.get('a')).toBe('text');
      drafts.set('a', '');
      expect(drafts.get('a')).toBe('');
    }
  });

  it('syncs a text again once storage accepts it', () => {
    let full = true;
    const storage = {
      length: 0,
      key: () => null,
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: (key: string, value: string) => {
        if (full) throw new Error('full');
        localStorage.setItem(key, value);
      },
    };
    const here = new Drafts('account', storage);
    here.set('a', 'kept here');
    full = false;
    here.set('a', 'saved');
    new Drafts('account', localStorage).set('a', 'typed there');
    here.follow({ key: 'draft:account:a' });
    expect(here.get('a')).toBe('typed there');
  });

  it('drops an invalid stored value', () => {
    localStorage.setItem('draft:account:a', '{"not": "a text"');
    localStorage.setItem('draft:account:b', '42');
    const drafts = new Drafts('account', localStorage);
    expect([drafts.get('a'), drafts.get('b')]).toEqual(['', '']);
  });
});
