import { focusField } from '../../../features/form/focusField.ts';

/** Fields the `edit` parameter opens (QRY-08). */
const EDITABLE: ReadonlyMap<string, string> = new Map([
  ['description', 'detailedDescription'],
  ['services', 'services'],
  ['industries', 'industries'],
]);

/** Buttons a URL may click; all others only focus a field (QRY-09). */
const CLICKABLE = ['add-office', 'add-email'];

/** The field, section or button requested by `edit`, `scrollTo` or the hash; null if there is none. */
export function placeOfAddress({ search, hash }: { readonly search: string; readonly hash: string }): string | null {
  const parameters = new URLSearchParams(search);
  const place = EDITABLE.get(parameters.get('edit') ?? '') ?? parameters.get('scrollTo') ?? hash.slice(1);
  return place === '' ? null : place.replace(/^office-(\d+)-(\w+)$/, 'offices[$1].$2');
}

/**
 * Focuses the requested place, and clicks it if it is one of those buttons. Unknown places are ignored. An empty entry
 * above such a button is focused instead: a reload restores the one that the click added.
 */
export function openPlace(form: ParentNode, place: string): void {
  const button = CLICKABLE.includes(place) ? form.querySelector<HTMLElement>(`#${place}`) : null;
  const [first, ...others] = button?.previousElementSibling?.querySelectorAll('input') ?? [];
  if (first && ![first, ...others].some(({ value }) => value)) first.focus();
  else if (button) button.click();
  else focusField(form, place);
}
