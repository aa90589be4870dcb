import { useEffect, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';

export interface SortingSettings {
  /** Of the list, whose children are the entries. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Nothing moves for now. */
  readonly isLocked?: boolean;
  /** What the entry at a place is called, in announcements. */
  readonly nameOf: (index: number) => string;
  /** Moves an entry in what is shown. */
  readonly move: (from: number, to: number) => void;
  /** The entry stays where it is now: after a button, and at the end of a drag that moved something. */
  readonly onMoved?: () => void;
}

export interface Sorting {
  readonly count: number;
  /** Place of the entry that is being dragged; null without a drag. */
  readonly dragged: number | null;
  /** For a live region: what moved where. */
  readonly announcement: string;
  readonly step: (index: number, by: -1 | 1) => void;
  readonly startDrag: (index: number, event: ReactPointerEvent) => void;
}

/**
 * Reorders a list by buttons and, with mouse, pen or finger, by a handle (EXT-16). While it is dragged an entry changes places
 * as soon as the pointer is beyond the middle of its neighbour; Escape puts it back.
 */
export function useSorting({ list, count, isLocked = false, nameOf, move, onMoved }: SortingSettings): Sorting {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [drag, setDrag] = useState<{ readonly start: number; readonly index: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const announce = (name: string, index: number) =>
    setAnnouncement(t(($) => $.sorting.moved, { name, position: number(index + 1), total: number(count) }));

  const step = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (isLocked || to < 0 || to >= count) return;
    announce(nameOf(index), to);
    move(index, to);
    onMoved?.();
  };

  useEffect(() => {
    if (drag === null) return undefined;
    const { start, index } = drag;
    const follow = ({ clientY }: PointerEvent) => {
      const to = list.current ? placeAt(list.current, index, clientY) : index;
      if (to === index) return;
      // Before the next event: it counts from where the entry is by then.
      flushSync(() => {
        move(index, to);
        setDrag({ start, index: to });
      });
      list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
    };
    const drop = () => {
      setDrag(null);
      if (index === start) return;
      announce(nameOf(index), index);
      onMoved?.();
    };
    const cancel = () => {
      setDrag(null);
      if (index !== start) move(index, start);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not for the dialog around the list.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape, true);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape, true);
    };
  });

  return {
    count,
    dragged: drag?.index ?? null,
    announcement,
    step,
    startDrag(index, event) {
      if (isLocked || event.button !== 0) return;
      // No text is selected on the way.
      event.preventDefault();
      setDrag({ start: index, index });
    },
  };
}

/** Where the entry at `index` belongs while the pointer is at this height. */
function placeAt(list: HTMLElement, index: number, y: number): number {
  const middles = Array.from(list.children, (child) => {
    const { top, height } = child.getBoundingClientRect();
    return top + height / 2;
  });
  let to = index;
  while ((middles[to + 1] ?? Infinity) < y) to += 1;
  while ((middles[to - 1] ?? -Infinity) > y) to -= 1;
  return to;
}
