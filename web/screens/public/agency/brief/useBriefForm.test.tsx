import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydrateAfter } from '../../../../testing/hydrate.tsx';
import { loadDraft } from './briefDraft.ts';
import { useBriefForm } from './useBriefForm.ts';

function Form() {
  const { form, key, length, onInput, onSubmit } = useBriefForm('north-star', null);
  return (
    <form ref={form} onInput={onInput} onSubmit={onSubmit}>
      <input ref={key} name="key" hidden />
      <textarea name="text" />
      <select name="budgetId" defaultValue="">
        <option value="" />
        <option value="3" />
      </select>
      <output>{length}</output>
    </form>
  );
}

it('counts text entered before hydration, and keeps it for a reload', async () => {
  await hydrateAfter(<Form />, () => {
    screen.getByRole<HTMLTextAreaElement>('textbox').value = 'We want to be found';
    screen.getByRole<HTMLSelectElement>('combobox').value = '3';
  });
  expect(screen.getByRole('status').textContent).toBe('19');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('3');
  expect(loadDraft('north-star')?.form).toMatchObject({ text: 'We want to be found', budgetId: '3' });
});

it('keeps no draft of an empty form', async () => {
  await hydrateAfter(<Form />, () => undefined);
  expect(loadDraft('north-star')).toBeNull();
});
