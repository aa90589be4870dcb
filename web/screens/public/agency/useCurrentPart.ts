import { useEffect, useState } from 'react';

/** A section is current while part of it is in the upper third of the window, below the sticky navigation. */
const READ = '-72px 0px -66% 0px';

/** Id of the section being read; the first one before any scrolling. `ids`: space-separated, in page order. */
export function useCurrentPart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Set<string>();
    const order = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = order.find((id) => seen.has(id));
        // Between two sections the earlier one stays current.
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READ },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current ?? ids.split(' ')[0];
}
