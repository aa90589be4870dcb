import { createRef } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ReplyPicker } from './ReplyPicker.tsx';

it('finds replies whatever the case, accents and order of their words (EXT-11)', async () => {
  const { environment } = await renderPage(
    <ReplyPicker leadName="Ada" field={createRef()} onManage={vi.fn()} onClose={vi.fn()} />,
  );
  const savedReplies = ['İlk görüşme', 'Begrüßung', 'Précision'].map((title) => ({ id: title, title, text: 'Text' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Viewer: () => ({ savedReplies, agency: null }) }),
    ),
  );
  const found = (text: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
    return screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
  };
  expect(found('ilk')).toEqual(['İlk görüşme']);
  expect(found('BEGRÜSSUNG')).toEqual(['Begrüßung']);
  expect(found('precision')).toEqual(['Précision']);
  expect(found('gorusme ilk')).toEqual(['İlk görüşme']);
});
