import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bundledI18n } from '../../../i18n/bundledI18n.ts';
import { acceptedLead } from '../../leads/testing/leadsPage.tsx';
import { chat, listAnswer, threadAnswer, VIEWER_ID } from '../testing/answers.ts';
import { FakeGateway } from '../testing/fakeGateway.ts';
import { renderMessenger } from '../testing/renderMessenger.tsx';
// Loaded here, although the chat would load it when it is opened.
import '../leadPanel/LeadPanel.tsx';

/** More than all renders of the test together. */
const TOO_OFTEN = 2_000;

/** Texts that throw after so many reads, so that a page that never stops rendering fails instead of hanging. */
function limitedTexts() {
  const texts = bundledI18n('en');
  const read = texts.getFixedT.bind(texts);
  let reads = 0;
  texts.getFixedT = (...parts: Parameters<typeof read>) => {
    reads += 1;
    if (reads > TOO_OFTEN) throw new Error('The page renders without a pause');
    return read(...parts);
  };
  return { texts, reads: () => reads };
}

it('comes to rest while the lead and the found messages are both on their way', async () => {
  const { texts, reads } = limitedTexts();
  const { gateway } = await renderMessenger('?selectedChat=a', new FakeGateway(), texts);
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a'), chat('b')]));
  await gateway.answer('ThreadPaneQuery', threadAnswer('a', { messages: [{ id: 'm1', minute: 1 }] }));
  const panel = within(screen.getByRole('complementary', { name: 'Lead details' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search chats and messages' }), { target: { value: 'law' } });
  await waitFor(() => expect(gateway.lastVariablesOf('ChatListPaneQuery')).toMatchObject({ query: 'law' }));
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('b')]));
  await waitFor(() => expect(gateway.isRunning('FoundMessagesQuery')).toBe(true));
  expect(reads()).toBeLessThan(TOO_OFTEN);

  const lead = acceptedLead({ __typename: 'Lead', id: 'lead-a', notes: [], website: null, budget: null });
  await gateway.answer('LeadPanelQuery', { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, lead } } });
  expect(panel.getByText('ada@acme.example')).toBeTruthy();
  const messageSearch = { chats: [], edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
  await gateway.answer('FoundMessagesQuery', {
    data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, messageSearch } },
  });
  expect(screen.getByRole('region', { name: 'Messages in all views' })).toBeTruthy();
});
