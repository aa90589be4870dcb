import { expect, it } from 'vitest';
import { rememberMarkup } from './rememberedMarkup.ts';
import type { SiteAnswer } from './renderer.ts';

const answersOf = (
  ...nodes: readonly { readonly id: string; readonly [field: string]: unknown }[]
): readonly SiteAnswer[] => [
  { id: 'query', variables: {}, response: { data: { filters: null, agencies: { nodes } } } },
];

it('renders a part once for all pages that show the same in the same place', () => {
  let rendered = 0;
  const part = (answers: readonly SiteAnswer[], place: string, id: string, variant = ''): string =>
    rememberMarkup(answers, place, () => `<b>${(rendered += 1)}</b>`).ofNode(id, variant, null);

  const nordlicht = { id: 'a', name: 'Nordlicht', rating: null, cities: [{ name: 'Kiel' }, { name: 'Bremen' }] };
  const first = part(answersOf(nordlicht, { id: 'b', name: 'Casa Faro' }), 'en', 'a');
  expect(part(answersOf({ id: 'c', name: 'Maple Works' }, structuredClone(nordlicht)), 'en', 'a')).toBe(first);
  expect(rendered).toBe(1);
  // Another language, another variant, another text, or nothing known of the node: another part.
  const others = [
    part(answersOf(nordlicht), 'de', 'a'),
    part(answersOf(nordlicht), 'en', 'a', 'lazy'),
    part(answersOf({ ...nordlicht, name: 'Südlicht' }), 'en', 'a'),
    part(answersOf({ ...nordlicht, rating: 4 }), 'en', 'a'),
    part(answersOf({ ...nordlicht, cities: [{ name: 'Kiel' }] }), 'en', 'a'),
    part(answersOf({ ...nordlicht, cities: [{ name: 'Kiel' }, { name: 'Bremen', isMain: true }] }), 'en', 'a'),
    part(answersOf(nordlicht), 'en', 'a'),
    part(answersOf(nordlicht), 'en', 'unknown'),
    part(answersOf(nordlicht), 'en', 'unknown'),
  ];
  expect(new Set([first, ...others]).size).toBe(10);
});

it('renders a frame once for each name in a place', () => {
  let rendered = 0;
  const frame = (place: string, name: string): string =>
    rememberMarkup([], place, () => `<i>${(rendered += 1)}</i>`).ofFrame(name, null);
  expect(frame('fr', 'head')).toBe(frame('fr', 'head'));
  expect(new Set([frame('fr', 'head'), frame('fr', 'foot'), frame('it', 'head')]).size).toBe(3);
});
