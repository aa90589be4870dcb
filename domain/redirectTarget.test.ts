import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDIRECT_FALLBACK, safeRedirectTarget } from './redirectTarget.ts';

const KNOWN = /^\/$|^\/profile(?:\/(?:leads(?:\/lead\/[^/]+)?|messages|settings))?$/;

function isKnownRoute(pathname: string) {
  return KNOWN.test(pathname);
}

const atRoot = { basePath: '', isKnownRoute };
const mounted = { basePath: '/partners', isKnownRoute };
// Treats every path as known, so that only the guard's own checks can reject one.
const credulous = { basePath: '/partners', isKnownRoute: () => true };

const ATTACKS: readonly unknown[] = [
  undefined,
  null,
  42,
  ['/profile/leads'],
  { toString: () => '/profile/leads' },
  '',
  ' ',
  'profile/leads',
  './profile',
  '?next=/profile',
  '#/profile',
  'https://evil.test',
  'https://evil.test/profile',
  'HTTPS:evil.test',
  'https:/profile',
  'http://own.invalid/profile',
  '//evil.test',
  '///evil.test',
  '////evil.test/profile',
  '//evil.test/profile/leads',
  '//own.invalid@evil.test/profile',
  '//user:secret@own.invalid/profile/leads',
  '//user@own.invalid/profile/leads',
  '//own.invalid:8080/profile/leads',
  '//',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/profile\\..\\leads',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  ' /profile/leads',
  '/profile/leads\r\nSet-Cookie: a=b',
  '/profile/leads\u0000',
  '/profile/leads\u0085',
  '/profile/leads\u2028',
  '/.//evil.test',
  '/..//evil.test',
  '/profile/..//evil.test',
  '/%2e//evil.test',
  '/profile/%2e%2e//evil.test',
  '/%2f/evil.test',
  '/%2Fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '/%252f%252fevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%00/evil.test',
  '/%7f/evil.test',
  '/profile/%ff',
  '/profile/%',
  '/profile/%zz',
  '/partners//evil.test',
  '/partners/%2fevil.test',
  '/partners/.//evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'mailto:a@b.c',
  `/profile/leads?page=${'9'.repeat(2_048)}`,
];

describe('safeRedirectTarget (RDR-06)', () => {
  it.each(ATTACKS)('falls back for %j, whatever the routes', (value) => {
    expect(safeRedirectTarget(value, credulous)).toBe(REDIRECT_FALLBACK);
    expect(safeRedirectTarget(value, atRoot)).toBe(REDIRECT_FALLBACK);
  });

  it.each([
    '/agencies-of-someone-else',
    '/login/x',
    '/profile/leads/lead/',
    '/javascript:alert(1)',
    '/profile/../admin',
    '/@evil.test',
    '/.evil.test',
  ])('falls back for the unknown route %s', (value) => {
    expect(safeRedirectTarget(value, atRoot)).toBe(REDIRECT_FALLBACK);
  });

  it.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/profile/leads?page=2', '/profile/leads?page=2'],
    ['/profile/leads?page=2#row-3', '/profile/leads?page=2#row-3'],
    ['/profile/messages?selectedChat=a%2Fb&x=//y', '/profile/messages?selectedChat=a%2Fb&x=//y'],
    ['/profile/leads/lead/acme-relaunch', '/profile/leads/lead/acme-relaunch'],
    ['/profile/x/../leads', '/profile/leads'],
    ['/profile/leads/lead/größe', '/profile/leads/lead/gr%C3%B6%C3%9Fe'],
    ['/profile/leads?q=https://evil.test', '/profile/leads?q=https://evil.test'],
  ])('keeps %s as %s', (value, path) => {
    expect(safeRedirectTarget(value, atRoot)).toBe(path);
  });

  it.each([
    ['/partners/profile/leads?page=2', '/profile/leads?page=2'],
    ['/profile/leads?page=2', '/profile/leads?page=2'],
    ['/partners', '/'],
    ['/partners/', '/'],
    ['/partners-of-evil/profile', REDIRECT_FALLBACK],
    ['/partners/partners/profile', REDIRECT_FALLBACK],
  ])('under a base path reads %s as %s (PLT-08)', (value, path) => {
    expect(safeRedirectTarget(value, mounted)).toBe(path);
    expect(safeRedirectTarget(value, { ...mounted, basePath: '/partners/' })).toBe(path);
  });

  it('reads both forms under a base path that is itself a route', () => {
    const rules = { basePath: '/profile', isKnownRoute };
    expect(safeRedirectTarget('/profile/leads', rules)).toBe('/profile/leads');
    expect(safeRedirectTarget('/profile/profile/leads', rules)).toBe('/profile/leads');
  });

  it('accepts 2,048 characters and not one more', () => {
    const longest = `/profile?x=${'y'.repeat(2_037)}`;
    expect(longest).toHaveLength(2_048);
    expect(safeRedirectTarget(longest, atRoot)).toBe(longest);
    expect(safeRedirectTarget(`${longest}y`, atRoot)).toBe(REDIRECT_FALLBACK);
  });

  it('never leaves the site, decoded or not, and accepts its own result', () => {
    const separators = ['/', '//', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', '\u2028'];
    const encoded = ['%2f', '%5c', '%2e', '%25', '%09', '%ff', '%'];
    const names = ['evil.test', 'own.invalid', 'profile', 'partners', 'https:', 'javascript:', 'é'];
    const piece = fc.constantFrom(...separators, ...encoded, ...names);
    const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    const value = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: codeUnit }).map((text) => `/${text}`),
    );
    const site = 'https://portal.test';
    fc.assert(
      fc.property(value, fc.constantFrom('', '/', '/partners'), (raw, basePath) => {
        const target = safeRedirectTarget(raw, { basePath, isKnownRoute: () => true });
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(new URL(target, site).origin).toBe(site);
        const { pathname } = new URL(target, site);
        expect(new URL(decodeURIComponent(pathname), site).origin).toBe(site);
        expect(safeRedirectTarget(target, { basePath: '', isKnownRoute: () => true })).toBe(target);
        expect(safeRedirectTarget(raw, { basePath, isKnownRoute: () => false })).toBe(REDIRECT_FALLBACK);
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });
});
