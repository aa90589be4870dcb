import { afterEach, expect, it, vi } from 'vitest';
import { hideBrokenPictures } from './hideBrokenPictures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a decorative picture that cannot be loaded is hidden until one is loaded in its place', () => {
  const picture = (alt: string, [complete, naturalWidth]: readonly [boolean, number]) => {
    const image = Object.assign(document.createElement('img'), { alt });
    vi.spyOn(image, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    document.body.append(image);
    return image;
  };
  const [waiting, loaded, failed, client] = [
    picture('', [false, 0]),
    picture('', [true, 64]),
    picture('', [true, 0]),
    picture('A client', [true, 0]),
  ];
  const hidden = () => [waiting, loaded, failed, client].map(({ style }) => style.visibility === 'hidden');
  hideBrokenPictures();
  expect(hidden()).toEqual([false, false, true, false]);
  waiting.dispatchEvent(new Event('error'));
  failed.dispatchEvent(new Event('load'));
  client.dispatchEvent(new Event('error'));
  expect(hidden()).toEqual([true, false, false, false]);
});
