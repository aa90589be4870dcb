import { expect, test } from 'vitest';
import { Page } from './sendPage.ts';
import { SharedPages } from './sharedPages.ts';

test('a page is rendered once for all requests within three seconds', async () => {
  let now = 1;
  let made = 0;
  const pages = new SharedPages(() => now);
  const make = () => Promise.resolve(new Page(200, `page ${(made += 1)}`));
  const first = pages.get('/a', make);
  expect(await pages.get('/a', make)).toBe(await first);
  now += 2_999;
  expect(await pages.get('/a', make)).toBe(await first);
  expect((await pages.get('/b', make)).bytes.toString()).toBe('page 2');
  now += 2;
  expect((await pages.get('/a', make)).bytes.toString()).toBe('page 3');
});

test('a failed page is not cached', async () => {
  const pages = new SharedPages(() => 1);
  expect((await pages.get('/a', () => Promise.resolve(new Page(503, 'down')))).status).toBe(503);
  await expect(pages.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await pages.get('/a', () => Promise.resolve(new Page(404, 'nothing')))).status).toBe(404);
  expect((await pages.get('/a', () => Promise.resolve(new Page(200, 'late')))).status).toBe(404);
});

test('a page evicted while it is rendered is still sent', async () => {
  const pages = new SharedPages(() => 1);
  const crowd = Array.from({ length: 150 }, (_, index) =>
    pages.get(`/${index}`, async () => {
      await new Promise(setImmediate);
      return new Page(200, `page ${index}`);
    }),
  );
  expect((await Promise.all(crowd)).map(({ bytes }) => String(bytes))).toEqual(
    Array.from({ length: 150 }, (_, index) => `page ${index}`),
  );
});

test('the hundred most recently used pages are cached', async () => {
  const pages = new SharedPages(() => 1);
  for (let index = 0; index <= 100; index += 1)
    await pages.get(`/${index}`, () => Promise.resolve(new Page(200, 'first')));
  const again = (key: string) => pages.get(key, () => Promise.resolve(new Page(200, 'again')));
  expect([String((await again('/100')).bytes), String((await again('/0')).bytes)]).toEqual(['first', 'again']);
});
