import { Fragment } from 'react';

/** An email or web address that wraps after punctuation rather than within a word. */
export function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?<=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
