import { Fragment } from 'react';

/** A mail or web address that breaks after its signs rather than within a word. */
export function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?<=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
