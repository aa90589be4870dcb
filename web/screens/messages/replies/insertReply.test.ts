import { expect, it, vi } from 'vitest';
import { insertReply } from './insertReply.ts';

/** The text of a field after a reply was inserted; in `before`, `|` marks the caret, or both ends of the selection. */
function inserted(before: string): string {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = before.replaceAll('|', '');
  field.setSelectionRange(before.indexOf('|'), before.lastIndexOf('|') - (before.split('|').length - 2));
  insertReply(field, 'Reply');
  field.remove();
  return field.value;
}

it.each([
  ['|', 'Reply'],
  ['Hello |', 'Hello\nReply'],
  ['Hello\n|', 'Hello\nReply'],
  ['Hello| \n', 'Hello\nReply'],
  ['Hello, |bye', 'Hello, Replybye'],
  ['Hello |there|, bye', 'Hello Reply, bye'],
  ['|Hello|', 'Reply'],
  ['/gre|', 'Reply'],
  ['|/gre', 'Reply'],
  ['See /gre|', 'See /gre\nReply'],
  ['/gre and more|', '/gre and more\nReply'],
])('enters a reply at the caret: %j becomes %j (EXT-11)', (before, after) => {
  expect(inserted(before)).toBe(after);
});

it('leaves the entering to a browser that can undo it, with the text to replace selected (EXT-11)', () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'Hello  ';
  const selected: unknown[] = [];
  const execCommand = vi.fn((_command: string, _showUi: boolean, _text: string) => {
    selected.push(document.activeElement, field.selectionStart, field.selectionEnd);
    return true;
  });
  Object.assign(document, { execCommand });
  field.setSelectionRange(7, 7);
  insertReply(field, 'Reply');
  Reflect.deleteProperty(document, 'execCommand');
  expect(selected).toEqual([field, 5, 7]);
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, '\nReply');
  expect(field.value).toBe('Hello  ');
  field.remove();
});

it('enters the reply itself in a browser that cannot, and the draft hears of it', () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  const heard = vi.fn();
  document.body.addEventListener('input', heard, { once: true });
  field.value = 'Hello, bye';
  field.setSelectionRange(7, 7);
  insertReply(field, 'Reply');
  expect(document.activeElement).toBe(field);
  expect(heard).toHaveBeenCalledOnce();
  field.remove();
});
