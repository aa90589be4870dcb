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
    ['acme.example, README.md and done.It stay text', []],
    [
      'HTTPS://ACME.example, WWW.acme.example',
      [
        ['HTTPS://ACME.example', 'https://acme.example/'],
        ['WWW.acme.example', 'https://www.acme.example/'],
      ],
    ],
    ['https://münchen.example/ä', [['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4']]],
    [
      '資料はhttps://acme.example/資料。请看www.acme.example。',
      [
        ['https://acme.example/資料', 'https://acme.example/%E8%B3%87%E6%96%99'],
        ['www.acme.example', 'https://www.acme.example/'],
      ],
    ],
    [
      '「https://acme.example/a」と（jane@acme.example）',
      [
        ['https://acme.example/a', 'https://acme.example/a'],
        ['jane@acme.example', 'mailto:jane@acme.example'],
      ],
    ],
    ['https://acme.example/a: good', [['https://acme.example/a', 'https://acme.example/a']]],
    ['`https://acme.example/a`', [['https://acme.example/a', 'https://acme.example/a']]],
    [
      'https://acme.example:8080/a:b?c=d#e',
      [['https://acme.example:8080/a:b?c=d#e', 'https://acme.example:8080/a:b?c=d#e']],
    ],
    ['Mail:jane@acme.example', [['jane@acme.example', 'mailto:jane@acme.example']]],
    [
      '[a@x.example,b@y.example]',
      [
        ['a@x.example', 'mailto:a@x.example'],
        ['b@y.example', 'mailto:b@y.example'],
      ],
    ],
    ['mailto:jane@acme.example', [['mailto:jane@acme.example', 'mailto:jane@acme.example']]],
    ["o'neil@acme.example", [["o'neil@acme.example", "mailto:o'neil@acme.example"]]],
    ['jane+tag@acme.example', [['jane+tag@acme.example', 'mailto:jane%2Btag@acme.example']]],
  ])('finds every link in %s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://localhost/x',
    '//evil.example',
    'ftp://acme.example/a',
    'https://[::1]/',
    'mailto:jane@localhost',
    'wwww.acme.example',
  ])('does not link %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('never opens a site other than the one its text begins with', () => {
    expect(links('https://acme.example@evil.example/')).toEqual([['https://acme.example', 'https://acme.example/']]);
  });

  it('adds no recipient and no text to an email', () => {
    expect(links('x?bcc=jane@acme.example mailto:jane@acme.example?body=x')).toEqual([
      ['x?bcc=jane@acme.example', 'mailto:x%3Fbcc%3Djane@acme.example'],
      ['mailto:jane@acme.example', 'mailto:jane@acme.example'],
    ]);
  });

  it('does not link part of an email address that it cannot parse', () => {
    expect(links('jörg@acme.example メールはjane@acme.example')).toEqual([]);
  });

  it.each([
    ['https://a.example/(', 526],
    ['(((https://a.example/a)))', 400],
    ['a@b.example,', 833],
    ['www.', 1],
    ['mailto:', 0],
    ['https://', 0],
    ['a', 0],
    ['@', 0],
    ['a.', 0],
    ['[(', 0],
  ])('reads 10,000 characters of %s, made to take long, to their end', (part, count) => {
    const text = part.repeat(Math.floor(10_000 / part.length));
    const pieces = linkify(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ href }) => href !== null)).toHaveLength(count);
  });

  it('parses many texts that could each be matched in thousands of ways in reasonable time', () => {
    const text = `https://${'xn--aa.'.repeat(12)}`.repeat(108);
    for (let message = 0; message < 100; message += 1) expect(linkify(text)).toEqual([{ text, href: null }]);
  });

  it('keeps every character of a text, and opens only http, https and mailto', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'https://a.example/',
        'www.b.example',
        'c@d.example',
        'mailto:',
        '資料',
        '?cc=',
        ')',
        '.',
        ':',
        ' ',
        'javascript:',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const pieces = linkify(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href } of pieces) if (href !== null) expect(href).toMatch(/^(?:https?:\/\/|mailto:[^?&]+$)/);
      }),
    );
  });
});

describe('the website of a lead', () => {
  it.each([
    ['acme.example', 'https://acme.example/'],
    ['http://acme.example/a', 'http://acme.example/a'],
    ['javascript:alert(1)', null],
    ['not a site', null],
    ['', null],
  ])('the link for %s is %s', (value, href) => {
    expect(websiteHref(value)).toBe(href);
  });
});
