import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tellEnteredBefore } from './tellEnteredBefore.ts';

function Form() {
  const [text, setText] = useState('said');
  return (
    <form>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <textarea value={text} readOnly />
      <output>{text}</output>
    </form>
  );
}

it('tells what was entered before the page came to life, and nothing when nothing was', async () => {
  const shown = async (typed: string | null): Promise<string> => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Form />);
    const field = page.querySelector('input');
    if (field && typed !== null) field.value = typed;
    const root = await act(() => hydrateRoot(page, <Form />));
    act(() => tellEnteredBefore(page));
    const text = `${page.querySelector('output')?.textContent} ${field?.value}`;
    act(() => root.unmount());
    page.remove();
    return text;
  };
  expect(await shown(null)).toBe('said said');
  expect(await shown('typed')).toBe('typed typed');
});
