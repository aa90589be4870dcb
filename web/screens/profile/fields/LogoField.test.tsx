import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { EditedProfile } from '../form/editedProfile.ts';
import { FormContext } from '../form/formContext.ts';
import { LogoField } from './LogoField.tsx';
// A lazy chunk; importing it here makes it available at once.
import './LogoDialog.tsx';

const WIDE = new File(['wide'], 'wide.png', { type: 'image/png' });
const SQUARE = new File(['square'], 'square.png', { type: 'image/png' });

const decode = vi.fn(async (file: File) => ({ width: file === WIDE ? 400 : 100, height: 100, close: () => undefined }));
const download = vi.fn(async (_url: string) => new Response('stored', { headers: { 'content-type': 'image/png' } }));

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal('fetch', download);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Field({ isPending = false }: { isPending?: boolean }) {
  const [logo, setLogo] = useState<EditedProfile['logo']>({ name: 'old.png', url: '/files/old.png' });
  return (
    <FormContext value={{ errors: new Map(), change: () => undefined }}>
      <LogoField
        logo={logo}
        name={null}
        tagline={null}
        actions={{
          isPending,
          upload: async (file, onStored) => {
            const stored = { name: file.name, url: `/files/${file.name}` };
            setLogo(stored);
            onStored(stored);
            return null;
          },
          remove: async () => setLogo(null),
        }}
      />
      <button type="button" onClick={() => setLogo({ name: 'other.png', url: '/files/other.png' })}>
        Replace elsewhere
      </button>
    </FormContext>
  );
}

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Upload logo'), { target: { files: [file] } });
}

async function cropOrPad() {
  decode.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Crop or pad' }));
  await screen.findByRole('dialog', { name: 'Fit your logo' });
}

it('refits the stored logo, not a file that was selected and canceled (EXT-15)', async () => {
  await renderPage(<Field />);
  choose(WIDE);
  await screen.findByRole('dialog', { name: 'Fit your logo' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await cropOrPad();
  expect(download).toHaveBeenCalledWith('/files/old.png');
  expect(decode).not.toHaveBeenCalledWith(WIDE);
});

it('refits the uploaded file itself until the logo is replaced elsewhere (EXT-15)', async () => {
  await renderPage(<Field />);
  choose(SQUARE);
  await waitFor(() => expect(screen.getByAltText('Your logo').getAttribute('src')).toBe('/files/square.png'));
  await cropOrPad();
  expect(decode).toHaveBeenCalledWith(SQUARE);
  expect(download).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Replace elsewhere' }));
  await cropOrPad();
  expect(download).toHaveBeenCalledWith('/files/other.png');
});

it('opens the stored logo once, also if the button is pressed again before it has loaded', async () => {
  await renderPage(<Field />);
  const button = screen.getByRole('button', { name: 'Crop or pad' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: 'Fit your logo' });
  expect(download).toHaveBeenCalledOnce();
});

it('keeps the focus at the logo when it is removed', async () => {
  await renderPage(<Field />);
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload logo' })));
});

it('cannot be canceled once the logo is on its way, because it would be replaced all the same', async () => {
  await renderPage(<Field isPending />);
  choose(WIDE);
  await screen.findByRole('dialog', { name: 'Fit your logo' });
  for (const name of ['Close', 'Cancel']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog', { name: 'Fit your logo' })).not.toBeNull();
});
