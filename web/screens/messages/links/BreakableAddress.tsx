import { Fragment } from 'react';

/** A mail or web address that breaks after its signs rather than within a word. */
export const BreakableAddress = ({ text }: { text: string }) =>
  text.split(/(?<=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
