import { expect, it } from 'vitest';
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
])('enters a reply at the caret: %j becomes %j (EXT-11)', (before, after) => {
  expect(inserted(before)).toBe(after);
});
