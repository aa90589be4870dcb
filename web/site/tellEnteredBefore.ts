/**
 * Tells the fields of a page that has just come to life what its reader has entered while it was but HTML: their state knows nothing
 * of it, and the next rendering would take it away.
 */
export function tellEnteredBefore(page: ParentNode): void {
  for (const field of page.querySelectorAll('input, textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) tellChecked(field);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) tellText(field);
  }
}

/** React remembers the last value set on the element itself, and hears of no event that brings the same. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChecked(field: HTMLInputElement): void {
  const { checked, defaultChecked } = field;
  // Of a group of radio buttons the one that was chosen says it for all.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
}
