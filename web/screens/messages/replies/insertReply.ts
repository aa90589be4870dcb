/** A slash and the search that was typed after it. */
export const COMMAND = /^\/\S*$/;

/** Deprecated, but nothing else adds to the browser's undo history. */
interface Editor {
  execCommand?(command: 'insertText', showUi: boolean, text: string): boolean;
}

/**
 * Enters a reply into the message field as if it had been typed, so that the browser can undo it: in place of the slash
 * command or of the selected text, else at the caret. If the text ends there, the reply begins a new line.
 */
export function insertReply(field: HTMLTextAreaElement, reply: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const isCommand = COMMAND.test(value);
  const isAtEnd = isCommand || value.slice(selectionEnd).trim() === '';
  const before = isCommand ? '' : value.slice(0, selectionStart);
  const start = isAtEnd ? before.trimEnd().length : selectionStart;
  const end = isAtEnd ? value.length : selectionEnd;
  const text = isAtEnd && start > 0 ? `\n${reply}` : reply;
  field.focus();
  field.setSelectionRange(start, end);
  const page: Editor = document;
  if (page.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
