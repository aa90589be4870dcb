const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/**
 * Leads to the field at a path (`offices[1].phone`), or to the first one of that section: opens what hides it, brings it
 * into view and focuses it. Whether there is such a field.
 */
export function focusField(form: ParentNode, path: string): boolean {
  const place = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!place) return false;
  const target = place.matches(FOCUSABLE) ? place : (place.querySelector<HTMLElement>(FOCUSABLE) ?? place);
  for (let outer = target.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null) {
    outer.open = true;
  }
  target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  target.focus({ preventScroll: true });
  return true;
}
