import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  main: ['button', 'dialog', 'react'],
  frame: ['menu', 'button', 'rail'],
  screen: ['button', 'menu', 'table', 'key'],
  menu: ['icon'],
  icon: ['menu'],
  site: ['button', 'header', 'key'],
  publicScreen: ['icon', 'dialog', 'card'],
};
const lazy: Readonly<Record<string, readonly string[]>> = { main: ['screen', 'frame'], site: ['publicScreen'] };
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: lazy[id] ?? [] }),
};

it("groups shared code, public-only code, the portal's entry and its frame; screens keep their own chunks", () => {
  const name = chunkGroups({ portal: 'main', frame: 'frame', site: 'site' }).at(-1)?.name;
  if (typeof name !== 'function') throw new Error('The last group has no rule');
  const ids = [
    'main',
    'react',
    'button',
    'dialog',
    'frame',
    'menu',
    'rail',
    'icon',
    'screen',
    'table',
    'site',
    'header',
    'key',
    'card',
  ];
  expect(Object.fromEntries(ids.map((id) => [id, name(id, modules)]))).toEqual({
    main: null,
    react: 'app',
    button: 'base',
    dialog: 'base',
    frame: null,
    menu: 'base',
    rail: 'frame',
    icon: 'base',
    screen: null,
    table: null,
    site: null,
    header: 'site',
    key: 'base',
    card: null,
  });
});
