import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chat, listAnswer } from '../testing/answers.ts';
import { renderMessenger } from '../testing/renderMessenger.tsx';

it('cuts a name in a right-to-left script at its own end', async () => {
  const { gateway } = await renderMessenger();
  const { lead } = chat('a');
  const name = 'شركة التسويق الرقمي';
  await gateway.answer('ChatListPaneQuery', listAnswer([chat('a', { lead: { ...lead, name } })]));
  expect(screen.getByText(name).dir).toBe('auto');
});
