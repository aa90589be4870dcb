import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { RadioGroup } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from './Field.tsx';

it('starts at its first field that can be filled in (P-17)', async () => {
  await renderPage(
    <Dialog title="Story" onClose={() => undefined}>
      <TextField label="Link" readOnly defaultValue="x" />
      <TextField label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('starts at the selected choice of a group (P-17)', async () => {
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  await renderPage(
    <Dialog title="Deal" onClose={() => undefined}>
      <RadioGroup legend="Won" choices={choices} value="no" onChange={() => undefined} />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('No'));
});
