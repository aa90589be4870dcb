import { expect, test } from 'vitest';
import { serviceGroups, withoutHeads } from './serviceGroups.ts';

function service(id: string, parentId: string | null = null) {
  return { id, name: id, alias: id, parentId };
}

const CATALOGUE = [service('seo'), service('ads'), service('design')];

function shown(services: readonly ReturnType<typeof service>[]) {
  return serviceGroups(services, CATALOGUE).map(({ service: head, parts }) => [head.id, parts.map(({ id }) => id)]);
}

test('services are grouped under their parent, in the order of the catalogue (ENT-16)', () => {
  expect(shown([service('ppc', 'ads'), service('seo'), service('local', 'seo')])).toEqual([
    ['seo', ['local']],
    ['ads', ['ppc']],
  ]);
});

test('services missing from the catalogue are shown separately', () => {
  expect(shown([service('new'), service('part', 'gone'), service('design')])).toEqual([
    ['design', []],
    ['new', []],
    ['part', []],
  ]);
});

test('a service with subservices is selected through them', () => {
  const services = [service('seo'), service('local', 'seo'), service('design')];
  expect(withoutHeads(services).map(({ id }) => id)).toEqual(['local', 'design']);
});
