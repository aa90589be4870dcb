import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useInputLock } from './useInputLock.ts';

/** A form that is being saved from the first click on its button; the other button ends that. */
function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [days, setDays] = useState('1');
  const [saves, setSaves] = useState(0);
  useInputLock(form, isPending);
  const save = () => {
    setSaves(saves + 1);
    setIsPending(true);
  };
  return (
    <>
      <form ref={form}>
        <input aria-label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <input type="checkbox" checked={isChecked} onChange={() => setIsChecked(!isChecked)} />
        <input type="number" aria-label="days" value={days} onChange={(event) => setDays(event.currentTarget.value)} />
        <button type="button" onClick={save}>{`Save ${saves}`}</button>
      </form>
      <button type="button" onClick={() => setIsPending(false)}>
        Answer
      </button>
    </>
  );
}

function shown() {
  return [
    screen.getByLabelText<HTMLInputElement>('text').value,
    screen.getByRole<HTMLInputElement>('checkbox').checked,
    screen.getByLabelText<HTMLInputElement>('days').value,
    screen.getByText(/^Save/).textContent,
  ];
}

async function change() {
  await userEvent.type(screen.getByLabelText('text'), 'a');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText('days'), '2');
  await userEvent.click(screen.getByText(/^Save/));
}

describe('useInputLock', () => {
  it('ignores input until the form is answered', async () => {
    render(<Form />);
    await change();
    expect(shown()).toEqual(['a', true, '12', 'Save 1']);
    await change();
    expect(shown()).toEqual(['a', true, '12', 'Save 1']);
    await userEvent.click(screen.getByText('Answer'));
    await change();
    expect(shown()).toEqual(['aa', false, '122', 'Save 2']);
  });

  it('leaves the focus where it is', async () => {
    render(<Form />);
    const field = screen.getByLabelText('text');
    field.focus();
    screen.getByText(/^Save/).click();
    await userEvent.keyboard('a');
    expect(document.activeElement).toBe(field);
    expect(shown()[0]).toBe('');
  });
});
