import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showSettings } from '../testing/settingsPage.tsx';

it.each(['en-US@posix', ''])(
  'a number can be added with the browser language %j, which says no country',
  async (tag) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
    const shown = await showSettings({ whatsApp: { recipient: null, pending: null, removed: null } });
    fireEvent.click(shown.whatsApp().getByRole('button', { name: 'Add number' }));
    const input = await waitFor(() => shown.dialog().getByLabelText('Phone number'));
    fireEvent.change(input, { target: { value: '+84912345678' } });
    fireEvent.click(shown.dialog().getByRole('button', { name: 'Send code' }));
    expect(shown.sent().input).toEqual({ number: '+84912345678' });
  },
);
