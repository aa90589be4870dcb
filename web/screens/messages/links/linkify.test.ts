import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkify, websiteHref } from './linkify.ts';

function links(text: string) {
  return linkify(text).flatMap(({ text: label, href }) => (href === null ? [] : [[label, href]]));
}

describe('links in a message', () => {
  it.each([
    ['See https://acme.example/plan.', [['https://acme.example/plan', 'https://acme.example/plan']]],
    ['(www.acme.example)', [['www.acme.example', 'https://www.acme.example/']]],
    [
      'https://en.example/wiki/Page_(one)',
      [['https://en.example/wiki/Page_(one)', 'https://en.example/wiki/Page_(one)']],
    ],
    ['Mail jane.doe@acme.example, please!', [['jane.doe@acme.example', 'mailto:jane.doe@acme.example']]],
    ['資料は https://acme.example/資料。', [['https://acme.example/資料', 'https://acme.example/%E8%B3%87%E6%96%99']]],
    ['no link here, 12:30 and 1.5.2', []],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://localhost/x',
    '//evil.example',
  ])('leaves %s as text', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('loses and changes no character of a text, and opens nothing but http, https and mailto', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.example/', 'www.b.example', 'c@d.example', ')', '.', ' ', 'javascript:'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const pieces = linkify(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href } of pieces) if (href !== null) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/);
      }),
    );
  });
});

describe('website of a lead', () => {
  it.each([
    ['acme.example', 'https://acme.example/'],
    ['http://acme.example/a', 'http://acme.example/a'],
    ['javascript:alert(1)', null],
    ['not a site', null],
    ['', null],
  ])('%s -> %s', (value, href) => {
    expect(websiteHref(value)).toBe(href);
  });
});
