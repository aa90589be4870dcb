import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards the test's time limit.
import './csvFile.ts';
import { ExportLeads } from './ExportLeads.tsx';

it.each([
  ['INTERNAL_SERVER_ERROR', 'Something went wrong. Try again.', undefined],
  ['PERSISTED_QUERY_NOT_FOUND', 'The portal was updated. Reload the page and try again.', 'Try again'],
])(
  'after %s says why no file was saved, and offers a reload if only that helps (EXT-12)',
  async (code, text, label) => {
    const { environment, notices } = await renderPage(<ExportLeads />, { path: '/profile/leads' });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new GatewayError(code, null)));
    await waitFor(() => expect(notices.getState().active).toMatchObject({ kind: 'error', text }));
    expect(notices.getState().active?.action?.label).toBe(label);
  },
);
