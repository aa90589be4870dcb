import type { MouseEvent, ReactNode } from 'react';
import { UNFOLDED_PARAMETER } from '../address/directorySearch.ts';
import type { DirectoryFilter } from '../address/directorySearch.ts';

/**
 * Shows the values of a filter that are not in the page, or takes them away again. Without JavaScript it sends the form it stands in,
 * and the server shows them.
 */
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
  /** Its name where what it shows is not text. */
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
      // Sent again without its name, the form folds them.
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
