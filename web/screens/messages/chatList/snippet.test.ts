import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

it('shows a match with the words before it (EXT-10)', () => {
  expect(snippetOf('We also need\nsamples of the new Packaging by Thursday', 'packaging')).toEqual({
    before: '…samples of the new ',
    match: 'Packaging',
    after: ' by Thursday',
  });
});

it('starts at the beginning if the match is near it, or if no word is found as typed', () => {
  expect(snippetOf('The budget', 'budget')).toEqual({ before: 'The ', match: 'budget', after: '' });
  expect(snippetOf('The budget', 'plan')).toEqual({ before: '', match: '', after: 'The budget' });
});

it('keeps a match visible in a text without spaces', () => {
  const { match } = snippetOf(`${'来週の打ち合わせの件承知しました'.repeat(3)}包装`, '包装');
  expect(match).toBe('包装');
});
