const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** What a field of several controls is entered by, when that is not the first of them. */
const ENTRY = '[data-entry]';

/**
 * Leads to the field at a path (`offices[1].phone`), or to the first one of that section: opens what hides it, brings it
 * into view and focuses it. Whether there is such a field.
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
