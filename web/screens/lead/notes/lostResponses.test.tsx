import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { aLead, showLead } from '../../leads/testing/leadsPage.tsx';

const first = { id: 'note-1', text: 'Called on Monday.', createdAt: '2026-11-20T10:00:00Z' };
const second = { id: 'note-2', text: 'Sends figures.', createdAt: '2026-11-21T10:00:00Z' };

function sent({ environment }: RenderedPage) {
  const operation = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.operationKind === 'mutation');
  if (!operation) throw new Error('No mutation is on its way');
  return operation;
}

/** It is executed, but its response is lost. */
async function lose(page: RenderedPage) {
  await act(async () => {
    page.environment.mock.reject(sent(page), new GatewayError('UPSTREAM_ERROR', null, 'Broken off', true));
    await Promise.resolve();
  });
}

/** What a push of the lead does. */
async function pushNotes({ environment }: RenderedPage, notes: readonly (typeof first)[]) {
  await act(async () => {
    environment.commitUpdate((store) => {
      const records = notes.map(({ id, text, createdAt }) => {
        const record = store.get(id) ?? store.create(id, 'LeadNote');
        for (const [name, value] of Object.entries({ id, text, createdAt })) record.setValue(value, name);
        return record;
      });
      store.get('lead-1')?.setLinkedRecords(records, 'notes');
    });
    await Promise.resolve();
  });
}

function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
}

it('a note is not said to have failed once a push shows it', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await lose(page);
  expect(page.notices.getState().active).toMatchObject({ kind: 'error' });
  await pushNotes(page, [second, first]);
  expect(field().value).toBe('');
  expect(page.notices.getState().active).toBeNull();
});

it('a note can be restored although the response to its deletion was lost', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  await lose(page);
  await pushNotes(page, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(sent(page).request.variables).toEqual({ input: { noteId: 'note-1' } });
  await act(async () => {
    const deleteLeadNote = { lead: aLead({ notes: [] }), errors: [] };
    page.environment.mock.resolve(
      sent(page),
      MockPayloadGenerator.generate(sent(page), { Mutation: () => ({ deleteLeadNote }) }),
    );
    await Promise.resolve();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent(page).request.variables).toMatchObject({ input: { text: 'Called on Monday.' } });
});
