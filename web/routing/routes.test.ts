import { describe, expect, it } from 'vitest';
import persisted from '../relay/persisted-queries.json';
import { firstQueries, matchRoute, routeById, routes } from './routes.ts';

const knownIds = new Set(Object.keys(persisted));

describe('route table', () => {
  it.each([
    ['/', 'landing'],
    ['/agencies', 'directory'],
    ['/agencies/', 'directory'],
    ['/agencies/list', 'directoryList'],
    ['/agencies/list/seo', 'directoryList'],
    ['/agencies/list/seo/berlin', 'directoryList'],
    ['/agencies/list/seo/berlin/more', 'notFound'],
    ['/agencies/lead-generation/', 'leadGeneration'],
    ['/agencies/bright-forge', 'agency'],
    ['/agencies//bright-forge', 'notFound'],
    ['//agencies', 'notFound'],
    ['/agencies//', 'notFound'],
    ['//', 'notFound'],
    ['///', 'notFound'],
    ['/login', 'login'],
    ['/signup', 'signup'],
    ['/profile', 'profile'],
    ['/profile/', 'profile'],
    ['/profile/settings', 'settings'],
    ['/_app', 'notFound'],
    ['/profile/settings/more', 'notFound'],
    ['/profile/%E0%A4%A', 'notFound'],
    ['/agencies/%0d%0aX-Evil:1', 'notFound'],
    ['/..', 'notFound'],
    ['/agencies/%2e%2E/northbeam', 'notFound'],
    ['/agencies/...', 'agency'],
  ])('%s matches %s', (path, id) => {
    expect(matchRoute(path).route.id).toBe(id);
  });

  it('answers 404 for unknown addresses only (RTE-15, RTE-16)', () => {
    expect(routes.filter((route) => route.status === 404).map((route) => route.id)).toEqual(['notFound']);
    expect(matchRoute('/nowhere').route.status).toBe(404);
  });

  it('has unique ids and only persisted queries', () => {
    const ids = routes.map((route) => route.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const route of routes) {
      for (const { id } of firstQueries({ route, params: { slugOrUuid: 'some-lead' } }, new URLSearchParams())) {
        expect(knownIds).toContain(id);
      }
    }
  });

  it('runs the queries of frame and screen on portal pages, none on bare pages', () => {
    expect(firstQueries({ route: routeById('profile'), params: {} }, new URLSearchParams())).toHaveLength(2);
    expect(firstQueries({ route: routeById('login'), params: {} }, new URLSearchParams())).toEqual([]);
  });

  it('runs no chat query on the server, which cannot know whether the page is visible (STA-69)', () => {
    const search = new URLSearchParams({ selectedChat: '11111111-1111-4111-8111-111111111111' });
    const route = routeById('messages');
    expect(firstQueries({ route, params: {} }, search)).toHaveLength(2);
    expect(route.pane?.query?.variables({}, search)).not.toBeNull();
  });

  it('limits every portal page to signed-in users (ACC-01)', () => {
    for (const route of routes) expect(route.access === 'account').toBe(route.layout === 'portal');
  });
});
