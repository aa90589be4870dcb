import type { KeptBrief } from './briefDraft.ts';

/** Fills the fields that still have their initial values with a draft's values. */
export function fillForm(form: HTMLFormElement, values: KeptBrief): void {
  for (const field of form.elements) {
    if (!isAsBegun(field)) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = values.services?.includes(field.value) ?? field.checked;
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const kept: unknown = Object.entries(values).find(([name]) => name === field.name)?.[1];
      if (typeof kept === 'string') field.value = kept;
    }
  }
}

/** Whether a field still has its initial value. */
export function isAsBegun(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const begun = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value === (begun?.value ?? '');
  }
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked === field.defaultChecked;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value === field.defaultValue;
  }
  return true;
}

/** Whether any field, or any of one name, differs from its initial value. */
export function isTouched(form: HTMLFormElement, name?: keyof KeptBrief): boolean {
  return [...form.elements].some(
    (field) => (name === undefined || field.getAttribute('name') === name) && !isAsBegun(field),
  );
}

/** Whether a field that had an initial value still has it. */
export function keepsInitialValue(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (!isAsBegun(field)) return false;
    return field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked
      : field instanceof HTMLSelectElement && field.value !== '';
  });
}
