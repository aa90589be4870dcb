import { expect, it, vi } from 'vitest';
import { saveCsv } from './saveCsv.ts';

it('keeps the file until the browser has read it, which Safari on iOS does only once the user agrees (EXT-12)', async () => {
  vi.useFakeTimers();
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.href, this.download);
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveCsv('a,b\r\n', 'leads.csv');
  const [url] = clicked;
  expect(clicked).toEqual([expect.stringMatching(/^blob:/), 'leads.csv']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(revoke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(revoke.mock.calls).toEqual([[url]]);
});
