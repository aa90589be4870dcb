import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { aLead, announceLead, showLead } from '../../leads/testing/leadsPage.tsx';

const first = { id: 'note-1', text: 'Called on Monday.', createdAt: '2026-11-20T10:00:00Z' };
const second = { id: 'note-2', text: 'Sends figures.', createdAt: '2026-11-21T10:00:00Z' };

function mutations({ environment }: RenderedPage) {
  return environment.mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === 'mutation');
}

async function answer(page: RenderedPage, payload: Record<string, unknown>) {
  const [operation] = mutations(page);
  if (!operation) throw new Error('No mutation is on its way');
  await act(async () => {
    page.environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ addLeadNote: payload, deleteLeadNote: payload }) }),
    );
    await Promise.resolve();
  });
}

function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
}

it('adds a note only once, even if the response was lost', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  expect(screen.getByText('Called on Monday.')).toBeDefined();
  await userEvent.type(field(), '  Sends figures. ');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  const [lost] = mutations(page);
  if (!lost) throw new Error('Nothing was sent');
  expect(lost.request.variables).toMatchObject({ input: { leadId: 'lead-1', text: 'Sends figures.' } });
  await act(async () => {
    page.environment.mock.reject(lost, new GatewayError('UPSTREAM_TIMEOUT', null));
    await Promise.resolve();
  });
  // The text is still there.
  expect(field().value).toContain('Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(mutations(page)[0]?.request.variables).toEqual(lost.request.variables);
  await answer(page, { lead: aLead({ notes: [second, first] }), errors: [] });
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Sends figures.',
    'Called on Monday.',
  ]);
  expect(field().value).toBe('');
});

it('keeps what is typed while a note is saved', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await userEvent.type(field(), ' Wants a call.');
  await answer(page, { lead: aLead({ notes: [second] }), errors: [] });
  expect(field().value).toBe('Sends figures. Wants a call.');
});

it('is not offered again if the lead was left while the note was saved', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  page.unmount();
  await answer(page, { lead: aLead({ notes: [second] }), errors: [] });
  await showLead('acme-seo-1', aLead({ notes: [second] }));
  expect(field().value).toBe('');
});

it.each([
  ['is saved only once', { notes: [] }, 'Sends figures.'],
  ['is not offered again once it is there', { notes: [second] }, ''],
])('that was being saved when the page was closed %s', async (_what, lead, offered) => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  const [lost] = mutations(page);
  page.unmount();
  const next = await showLead('acme-seo-1', aLead(lead));
  expect(field().value).toBe(offered);
  if (offered === '') return;
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(mutations(next)[0]?.request.variables).toEqual(lost?.request.variables);
});

it('that was being saved when the lead was left disappears from the field once it is saved', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  await userEvent.type(field(), 'Called on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  announceLead(page.environment, 'other-seo-2', aLead({ id: 'lead-2', name: 'Grace Other', notes: [] }));
  await page.goTo('/profile/leads/lead/other-seo-2');
  announceLead(page.environment, 'acme-seo-1', aLead({ notes: [first] }));
  await page.goTo('/profile/leads/lead/acme-seo-1');
  // There is a note with this text, but an older one.
  expect(field().value).toBe('Called on Monday.');
  await answer(page, { lead: aLead({ notes: [{ ...second, text: 'Called on Monday.' }, first] }), errors: [] });
  await waitFor(() => expect(field().value).toBe(''));
});

it('leaves the focus in the field after a note is saved, and moves it there with the last note deleted', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await answer(page, { lead: aLead({ notes: [second] }), errors: [] });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  screen.getByRole('button', { name: 'Delete note' }).focus();
  await userEvent.keyboard('{Enter}');
  await answer(page, { lead: aLead({ notes: [] }), errors: [] });
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it('restores a deleted note', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(mutations(page)[0]?.request.variables).toEqual({ input: { noteId: 'note-1' } });
  await answer(page, { lead: aLead({ notes: [] }), errors: [] });
  expect(screen.queryByText('Called on Monday.')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const [lost] = mutations(page);
  expect(lost?.request.variables).toMatchObject({ input: { text: 'Called on Monday.' } });
  if (!lost) throw new Error('Nothing was sent');
  await act(async () => {
    page.environment.mock.reject(lost, new GatewayError('UPSTREAM_TIMEOUT', null));
    await Promise.resolve();
  });
  // Another note in between does not change the key, so that it is added once.
  await userEvent.type(field(), 'Sends figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await answer(page, { lead: aLead({ notes: [second] }), errors: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(mutations(page)[0]?.request.variables).toEqual(lost.request.variables);
});

it('is restored once if two colleagues have deleted it and both undo that', async () => {
  const [noteA, noteB] = ['a', 'b'].map((digit) => {
    const uuid = `00000000-0000-4000-8000-00000000000${digit}`;
    return { ...first, id: btoa(`LeadNote:00000000-0000-4000-8000-000000000000:${uuid}`).replace(/=+$/, '') };
  });
  const keys: string[] = [];
  for (const note of [noteA, noteA, noteB]) {
    const page = await showLead('acme-seo-1', aLead({ notes: [note] }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
    await answer(page, { lead: aLead({ notes: [] }), errors: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const { input } = mutations(page)[0]?.request.variables ?? {};
    keys.push(String((input as { idempotencyKey: string }).idempotencyKey));
    page.unmount();
  }
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{1,64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('is still there, with the reason, if it was not deleted', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first] }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  await answer(page, { lead: null, errors: [{ code: 'LEAD_NOT_FOUND' }] });
  expect(page.notices.getState().active).toMatchObject({ kind: 'error', text: 'This lead no longer exists.' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByText('Called on Monday.')).toBeDefined();
  // It can be tried again.
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(mutations(page)).toHaveLength(1);
});

it('is deleted once, however often the button is pressed', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [first, second] }));
  const [button, other] = screen.getAllByRole('button', { name: 'Delete note' });
  if (!button || !other) throw new Error('There are no two notes');
  await userEvent.dblClick(button);
  expect(mutations(page)).toHaveLength(1);
  await userEvent.click(other);
  expect(mutations(page).map(({ request }) => request.variables)).toEqual([
    { input: { noteId: 'note-1' } },
    { input: { noteId: 'note-2' } },
  ]);
});

it('stays deleted if the response of an earlier change arrives last', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [second, first] }));
  for (const button of screen.getAllByRole('button', { name: 'Delete note' })) await userEvent.click(button);
  const [earlier] = mutations(page);
  const later = mutations(page)[1];
  if (!earlier || !later) throw new Error('The notes are not on their way');
  for (const [operation, notes] of [
    [later, []],
    [earlier, [first]],
  ] as const) {
    const payload = { lead: aLead({ notes }), errors: [] };
    await act(async () => {
      page.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { Mutation: () => ({ deleteLeadNote: payload }) }),
      );
      await Promise.resolve();
    });
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  }
});

it('says when a note is too long, and sends nothing', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(2_001));
  expect(screen.getByText('Write at most 2,000 characters.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(mutations(page)).toEqual([]);
  await userEvent.clear(field());
});

it('keeps the typed text when the user leaves the lead', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Half a thought');
  page.unmount();
  await showLead('acme-seo-1', aLead({ notes: [] }));
  expect(field().value).toBe('Half a thought');
});

it('stays with its lead when another one is opened', async () => {
  const page = await showLead('acme-seo-1', aLead({ notes: [] }));
  await userEvent.type(field(), 'Half a thought');
  announceLead(page.environment, 'other-seo-2', aLead({ id: 'lead-2', name: 'Grace Other', notes: [] }));
  await page.goTo('/profile/leads/lead/other-seo-2');
  expect(await screen.findByRole('heading', { name: 'Grace Other' })).toBeDefined();
  expect(field().value).toBe('');
});

it('is not shown if the upstream does not support notes', async () => {
  await showLead('acme-seo-1', aLead({ notes: null }));
  expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
});
