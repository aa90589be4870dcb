import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';

async function show() {
  const page = await renderPage(
    <>
      <span id="label">Time zone</span>
      <p id="text">For dates</p>
      <TimeZoneSelect value="America/Argentina/Buenos_Aires" labelId="label" textId="text" />
    </>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone', description: 'For dates' });
  const choose = (value: string) => fireEvent.change(select, { target: { value } });
  const answer = async (errors: readonly object[]) => {
    await act(async () => {
      page.environment.mock.resolveMostRecentOperation({
        data: {
          setTimeZone: { account: errors.length > 0 ? null : { id: 'account', timeZone: select.value }, errors },
        },
      });
      await Promise.resolve();
    });
  };
  return { ...page, select, choose, answer };
}

it("offers the browser's time zones and the account's own, and shows and saves the one chosen (EXT-13)", async () => {
  const { select, choose, answer, environment } = await show();
  expect(select.selectedOptions[0]?.text).toBe('America/Argentina/Buenos Aires');
  choose('Asia/Tokyo');
  expect(select.value).toBe('Asia/Tokyo');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { timeZone: 'Asia/Tokyo' } });
  await answer([]);
});

it('shows the one before and says so if it was not saved', async () => {
  const { select, choose, answer, notices } = await show();
  choose('Asia/Tokyo');
  await answer([{ code: 'INVALID_VALUE' }]);
  expect(select.value).toBe('America/Argentina/Buenos_Aires');
  expect(notices.getState().active?.kind).toBe('error');
});

it('reads the one that is saved if the response was lost', async () => {
  const { choose, environment, notices } = await show();
  choose('Asia/Tokyo');
  const execute = vi.spyOn(environment.getNetwork(), 'execute');
  await act(async () => {
    environment.mock.rejectMostRecentOperation(new Error('Broken off'));
    await Promise.resolve();
  });
  expect(notices.getState().active?.kind).toBe('error');
  expect(execute.mock.lastCall?.[0].name).toBe('SettingsScreenQuery');
});

it('saves one after the other, and of those chosen meanwhile only the last, like arrow keys choose them', async () => {
  const { select, choose, answer, environment } = await show();
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
  for (const name of ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Manila']) choose(name);
  expect(sent()).toEqual([{ input: { timeZone: 'Asia/Tokyo' } }]);
  await answer([]);
  expect(sent()).toEqual([{ input: { timeZone: 'Asia/Manila' } }]);
  expect(select.value).toBe('Asia/Manila');
  await answer([]);
  expect(sent()).toEqual([]);
});
