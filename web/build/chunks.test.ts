import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  main: ['button', 'react'],
  frame: ['menu', 'button'],
  screen: ['button', 'menu', 'table'],
  menu: ['icon'],
  icon: ['menu'],
};
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
};

it('gathers what the entry imports, and what the frame adds to it; screens keep their own', () => {
  const name = chunkGroups('main', 'frame').at(-1)?.name;
  if (typeof name !== 'function') throw new Error('The last group has no rule');
  const found = ['main', 'button', 'frame', 'menu', 'icon', 'screen', 'table'].map((id) => [id, name(id, modules)]);
  expect(Object.fromEntries(found)).toEqual({
    main: null,
    button: 'app',
    frame: null,
    menu: 'frame',
    icon: 'frame',
    screen: null,
    table: null,
  });
});
