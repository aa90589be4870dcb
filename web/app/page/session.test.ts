import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

const viewer = { viewer: { id: 'viewer-1' } };
const save = { name: 'useSaveMutation' };

describe('Session', () => {
  it('does not ask a visitor to sign in again', async () => {
    const session = new Session(() => true);
    expect(session.isLost({ viewer: null }, 'query')).toBe(true);
    expect(await session.renew(save)).toBe(false);
    expect(session.isEnded()).toBe(false);
  });

  it('makes all requests wait for one renewal (ERR-22)', async () => {
    const session = new Session(() => true);
    session.isLost(viewer, 'query');
    const seen: boolean[] = [];
    session.onChange(() => seen.push(session.isEnded()));
    const first = session.renew(save);
    const second = session.renew(save);
    expect(session.isEnded()).toBe(true);
    session.settle(true);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(session.isEnded()).toBe(false);
    expect(seen).toEqual([true, false]);
    const later = session.renew(save);
    session.settle(false);
    expect(await later).toBe(false);
  });

  it('repeats what was refused late, when the user had already signed in again (ERR-22)', async () => {
    const session = new Session(() => true, 'viewer-1');
    const before = performance.now();
    void session.renew(save, before);
    await new Promise((resolve) => setTimeout(resolve, 2));
    session.settle(true);
    const late = session.renew({ name: 'live' }, before);
    expect(session.isEnded()).toBe(false);
    expect(await late).toBe(true);
    // Of a request sent since then, it has ended once more.
    void session.renew(save, performance.now());
    expect(session.isEnded()).toBe(true);
  });

  it('does not ask to sign in again while the page is left after signing out', async () => {
    const session = new Session(() => true, 'viewer-1');
    session.end();
    const pending = new Promise((resolve) => setTimeout(resolve, 0, 'pending'));
    expect(await Promise.race([session.renew({ name: 'live' }), pending])).toBe('pending');
    expect(session.isEnded()).toBe(false);
  });

  it('never blocks the sign-in request itself', async () => {
    const session = new Session(() => true);
    session.isLost(viewer, 'query');
    expect(await session.renew({ name: 'useSignInMutation' })).toBe(false);
  });

  it('treats a null viewer as a lost session only on account pages and in queries', () => {
    let needsAccount = false;
    const session = new Session(() => needsAccount);
    expect(session.isLost({ viewer: null }, 'query')).toBe(false);
    needsAccount = true;
    expect(session.isLost({ viewer: null }, 'query')).toBe(true);
    expect(session.isLost({ viewer: null }, 'mutation')).toBe(false);
    expect(session.isLost({ node: null }, 'query')).toBe(false);
  });

  it("remembers the page's account and detects answers for others", () => {
    const session = new Session(() => true);
    const other = { viewer: { id: 'viewer-2' } };
    expect(session.isForeign(other)).toBe(false);
    session.isLost(viewer, 'query');
    session.isLost(other, 'query');
    expect(session.viewerId).toBe('viewer-1');
    expect([other, viewer, { viewer: null }, { viewer: {} }, null].map((data) => session.isForeign(data))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(new Session(() => true, 'viewer-2').viewerId).toBe('viewer-2');
  });
});
