import { useEffect, useState } from 'react';

/** A part is read while it reaches into the upper third of the window, below the strip of links. */
const READ = '-72px 0px -66% 0px';

/** Which of the page's parts (ids, in their order, with a space between) is being read; the first until one is scrolled to. */
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
        // Between two parts the one before stays marked.
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
