import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PageContext } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import { Shortcuts } from '../page/shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

function Answer() {
  useShortcuts([{ keys: 'a', label: 'Accept', run: () => undefined }]);
  return null;
}

it('a key works as soon as its screen can be seen (EXT-09)', () => {
  const shortcuts = new Shortcuts(localStorage);
  const known: string[] = [];
  function Screen({ children }: { children: ReactNode }) {
    // Runs right before the browser paints.
    useLayoutEffect(() => void known.push(...shortcuts.getList().map(({ keys }) => keys)), []);
    return children;
  }
  render(
    <PageContext value={{ shortcuts } as Page}>
      <Screen>
        <Answer />
      </Screen>
    </PageContext>,
  );
  expect(known).toEqual(['a']);
});
