import { useEffect, useState } from 'react';

/** A section is current while part of it is in the upper third of the window, below the sticky navigation. */
const READ = '-72px 0px -66% 0px';
/** The band's lower end, as a share of the window's height. */
const READ_END = 0.34;

/** Events of readers who scroll themselves, which end the effect of `choose`. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Id of the section being read: the first one before any scrolling, the last one at the end of the page. `ids`:
 * space-separated, in page order. `choose` makes a section current until the reader scrolls, because a short one near
 * the end cannot reach the top of the window.
 */
export function useCurrentSection(ids: string): readonly [current: string | undefined, choose: (id: string) => void] {
  const [read, setRead] = useState<string | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
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
        if (first !== undefined) setRead(first);
      },
      { rootMargin: READ },
    );
    for (const id of order) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    const look = () => {
      const { scrollHeight } = document.documentElement;
      // Zoom leaves fractions of a pixel.
      setIsAtEnd(window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2);
      // A jump to the top passes no section on its way.
      const top = document.getElementById(order[0] ?? '')?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight * READ_END) setRead(null);
    };
    const forget = () => setChosen(null);
    window.addEventListener('scroll', look, { passive: true });
    for (const name of SCROLLING) window.addEventListener(name, forget, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      for (const name of SCROLLING) window.removeEventListener(name, forget);
    };
  }, [ids]);
  const order = ids.split(' ');
  return [chosen ?? (isAtEnd ? order.at(-1) : (read ?? order[0])), setChosen];
}
