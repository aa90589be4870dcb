const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** The control that receives the focus in a field of several, if not the first. */
const ENTRY = '[data-entry]';

/**
 * Focuses the field at a path (`offices[1].phone`) or the first one of a section: opens enclosing disclosures and scrolls
 * it into view. False when there is no such field.
 */
export function focusField(form: ParentNode, path: string): boolean {
  const place = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!place) return false;
  const entry = place.querySelector<HTMLElement>(ENTRY) ?? place.querySelector<HTMLElement>(FOCUSABLE);
  const target = place.matches(FOCUSABLE) ? place : (entry ?? place);
  for (let outer = target.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null) {
    outer.open = true;
  }
  target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  target.focus({ preventScroll: true });
  return true;
}
