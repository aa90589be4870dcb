import { act, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, it } from 'vitest';
import { VIEWER_ID } from '../testing/answers.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

it('says that a chat no longer exists if it is deleted elsewhere while it is open', async () => {
  const { environment, address } = await renderOpenChat('a', { messages: [] });
  act(() => commitLocalUpdate(environment, (store) => store.get(VIEWER_ID)?.setValue(null, 'chat', { uuid: 'a' })));
  expect(await screen.findByText('This chat no longer exists.')).toBeTruthy();
  expect(address()).toBe('/profile/messages');
});
