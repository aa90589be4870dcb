import type { MouseEvent, ReactNode } from 'react';
import { UNFOLDED_PARAMETER } from '../address/directorySearch.ts';
import type { DirectoryFilter } from '../address/directorySearch.ts';

/** Shows or hides a filter's remaining values. Without JavaScript it submits the form and the server renders them. */
export function UnfoldButton({
  filter,
  isUnfolded,
  setUnfolded,
  label,
  className,
  children,
}: {
  filter: DirectoryFilter;
  isUnfolded: boolean;
  setUnfolded: (isUnfolded: boolean) => void;
  /** Accessible name, if the content isn't text. */
  label?: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setUnfolded(!isUnfolded);
  };
  return (
    <button
      type="submit"
      // Submitting without its name folds them again.
      name={isUnfolded ? undefined : UNFOLDED_PARAMETER}
      value={isUnfolded ? undefined : filter}
      aria-label={label}
      aria-expanded={isUnfolded}
      className={className}
      onClick={toggle}
    >
      {children}
    </button>
  );
}
