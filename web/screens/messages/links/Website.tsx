import { BreakableAddress } from './BreakableAddress.tsx';
import { websiteHref } from './linkify.ts';

/** A website as its owner typed it, as a link if that is safe, else as text. */
export function Website({ value }: { value: string }) {
  const href = websiteHref(value);
  const label = value.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  if (href === null) return value;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      <BreakableAddress text={label} />
    </a>
  );
}
