import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastingStorage } from '../session/keptRecords.ts';
import { Shortcuts } from './shortcuts.ts';

function setUp() {
  const stored = new Map<string, string>();
  const shortcuts = new Shortcuts({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const next = vi.fn<() => void>();
  const goToLeads = vi.fn<() => void>();
  shortcuts.add([
    { keys: 'j', label: 'Next', run: next },
    { keys: 'g l', label: 'Leads', run: goToLeads },
  ]);
  let time = 0;
  const press = (key: string, init: KeyboardEventInit & { target?: Element; after?: number } = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    time += init.after ?? 100;
    Object.defineProperty(event, 'timeStamp', { value: time });
    Object.defineProperty(event, 'target', { value: init.target ?? document.body });
    shortcuts.handle(event);
    return event;
  };
  return { shortcuts, next, goToLeads, press };
}

describe('Shortcuts', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('trigger on one key, or on two within a second (EXT-09)', () => {
    const { next, goToLeads, press } = setUp();
    expect(press('j').defaultPrevented).toBe(true);
    expect(next).toHaveBeenCalledOnce();
    press('g');
    press('l');
    expect(goToLeads).toHaveBeenCalledOnce();
    press('g');
    press('l', { after: 1_001 });
    expect(goToLeads).toHaveBeenCalledOnce();
  });

  it('never trigger while typing, composing, holding a modifier, or with a dialog open', () => {
    const { next, press } = setUp();
    for (const tag of ['input', 'textarea', 'select']) press('j', { target: document.createElement(tag) });
    press('j', { ctrlKey: true });
    press('j', { isComposing: true });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    press('j');
    expect(next).not.toHaveBeenCalled();
  });

  it.each([
    ['with Caps Lock', 'J', 'G', 'L'],
    ['in Korean', 'ㅓ', 'ㅎ', 'ㅣ'],
  ])('trigger %s', (_, j, g, l) => {
    const { next, goToLeads, press } = setUp();
    press(j, { code: 'KeyJ' });
    expect(next).toHaveBeenCalledOnce();
    press(g, { code: 'KeyG' });
    press(l, { code: 'KeyL' });
    expect(goToLeads).toHaveBeenCalledOnce();
  });

  it('follow the letters of a Latin layout, not their places, and ignore capitals', () => {
    const { next, press } = setUp();
    // On Dvorak, and ğ of a Turkish one.
    press('j', { code: 'KeyC' });
    press('h', { code: 'KeyJ' });
    press('ğ', { code: 'KeyJ' });
    press('J', { code: 'KeyJ', shiftKey: true });
    expect(next).toHaveBeenCalledOnce();
  });

  it('trigger from checkboxes and buttons', () => {
    const { next, press } = setUp();
    const box = document.createElement('input');
    box.type = 'checkbox';
    press('j', { target: box });
    expect(next).toHaveBeenCalledOnce();
  });

  it('are on where storage is denied, and can be disabled until the page is left', () => {
    const denial = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    const shortcuts = new Shortcuts(lastingStorage());
    denial.mockRestore();
    expect(shortcuts.isOn()).toBe(true);
    shortcuts.switchTo(false);
    expect(shortcuts.isOn()).toBe(false);
    shortcuts.switchTo(true);
    expect(shortcuts.isOn()).toBe(true);
  });

  it('can be disabled where storage is full, until the page is left (EXT-09)', () => {
    const setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    const shortcuts = new Shortcuts({ getItem: () => null, setItem, removeItem: () => undefined });
    for (const on of [false, false, true]) {
      shortcuts.switchTo(on);
      expect(shortcuts.isOn()).toBe(on);
    }
  });

  it('can be disabled and enabled, and are separate per screen', () => {
    const { shortcuts, next, press } = setUp();
    shortcuts.switchTo(false);
    press('j');
    expect(next).not.toHaveBeenCalled();
    shortcuts.switchTo(true);
    const other = vi.fn<() => void>();
    const remove = shortcuts.add([{ keys: 'j', label: 'Other', run: other }]);
    press('j');
    expect(other).toHaveBeenCalledOnce();
    remove();
    press('j');
    expect(next).toHaveBeenCalledOnce();
    expect(shortcuts.getList().map(({ keys }) => keys)).toEqual(['j', 'g l']);
  });
});
