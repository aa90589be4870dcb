import { expect, test } from 'vitest';
import { Page } from './sendPage.ts';
import { SharedPages } from './sharedPages.ts';

test('a page is made once for all who ask within three seconds, and then anew', async () => {
  let now = 0;
  let made = 0;
  const pages = new SharedPages(() => now);
  const make = () => Promise.resolve(new Page(200, `page ${(made += 1)}`));
  const first = pages.get('/a', make);
  now = 2_999;
  expect(pages.get('/a', make)).toBe(first);
  expect((await pages.get('/b', make)).bytes.toString()).toBe('page 2');
  now = 3_000;
  expect((await pages.get('/a', make)).bytes.toString()).toBe('page 3');
});

test('a failed page is kept for nobody', async () => {
  const pages = new SharedPages(() => 0);
  expect((await pages.get('/a', () => Promise.resolve(new Page(503, 'down')))).status).toBe(503);
  await expect(pages.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await pages.get('/a', () => Promise.resolve(new Page(404, 'nothing')))).status).toBe(404);
  expect((await pages.get('/a', () => Promise.resolve(new Page(200, 'late')))).status).toBe(404);
});

test('a hundred pages are kept, those asked for last', async () => {
  const pages = new SharedPages(() => 0);
  for (let index = 0; index <= 100; index += 1)
    await pages.get(`/${index}`, () => Promise.resolve(new Page(200, 'first')));
  const again = (key: string) => pages.get(key, () => Promise.resolve(new Page(200, 'again')));
  expect([String((await again('/100')).bytes), String((await again('/0')).bytes)]).toEqual(['first', 'again']);
});
