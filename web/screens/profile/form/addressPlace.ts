import { focusField } from '../../../features/form/focusField.ts';

/** What `edit` of an address opens (QRY-08). */
const EDITABLE: ReadonlyMap<string, string> = new Map([
  ['description', 'detailedDescription'],
  ['services', 'services'],
  ['industries', 'industries'],
]);

/** Ids of buttons that an address may click; every other one only leads to a field (QRY-09). */
const CLICKABLE = ['add-office', 'add-email'];

/** The field, section or button that an address asks for by `edit`, `scrollTo` or its hash; null when it asks for none. */
export function placeOfAddress({ search, hash }: { readonly search: string; readonly hash: string }): string | null {
  const parameters = new URLSearchParams(search);
  const place = EDITABLE.get(parameters.get('edit') ?? '') ?? parameters.get('scrollTo') ?? hash.slice(1);
  return place === '' ? null : place.replace(/^office-(\d+)-(\w+)$/, 'offices[$1].$2');
}

/** Leads to what an address asks for, and clicks it when it is such a button. What is not there is passed over. */
export function openPlace(form: ParentNode, place: string): void {
  if (CLICKABLE.includes(place)) form.querySelector<HTMLElement>(`#${place}`)?.click();
  else focusField(form, place);
}
