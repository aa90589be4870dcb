import type { BriefForm } from '../../../../../domain/briefForm.ts';

/** Fills the form's empty fields with a draft's values. */
export function fillForm(form: HTMLFormElement, values: BriefForm): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (values.services.includes(field.value)) field.checked = true;
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      const kept: unknown = Object.entries(values).find(([name]) => name === field.name)?.[1];
      if (field.value === '' && typeof kept === 'string') field.value = kept;
    }
  }
}
