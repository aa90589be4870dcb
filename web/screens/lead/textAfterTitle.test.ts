import { expect, test } from 'vitest';
import { textAfterTitle } from './textAfterTitle.ts';

test.each([
  ['We need more visits', 'We need more visits. Our shop is new.', 'Our shop is new.'],
  ['We need more visits.', 'We need more visits.\n\nOur shop is new.', 'Our shop is new.'],
  ['もっと訪問者が必要です', 'もっと訪問者が必要です。新しい店です。', '新しい店です。'],
  ['We need more visits', 'We need more visits', ''],
  ['More', 'Moreover, our shop is new.', 'Moreover, our shop is new.'],
  ['SEO for a shop', 'Our shop is new.', 'Our shop is new.'],
])('the title %j is not repeated', (title, text, rest) => {
  expect(textAfterTitle(title, text)).toBe(rest);
});
