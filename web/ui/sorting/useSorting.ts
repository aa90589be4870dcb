import { useEffect, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { moveInPlace } from './moveInPlace.ts';

export interface SortingSettings {
  /** The list element, whose children are the entries. */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Disables moving. */
  readonly isLocked?: boolean;
  /** The name of an entry for announcements. */
  readonly nameOf: (index: number) => string;
  /** Moves an entry in the displayed list. */
  readonly move: (from: number, to: number) => void;
  /** Called after a completed move by button or drag. */
  readonly onMoved?: () => void;
}

export interface Sorting {
  readonly count: number;
  /** Index of the dragged entry, or null. */
  readonly dragged: number | null;
  /** Announcement for a live region. */
  readonly announcement: string;
  readonly step: (index: number, by: -1 | 1) => void;
  readonly startDrag: (index: number, event: ReactPointerEvent) => void;
}

interface Drag {
  /** The pointer that drags; a second finger moves nothing. */
  readonly pointer: number;
  readonly start: number;
  readonly index: number;
}

/**
 * Reorders a list by buttons, or by a drag handle with mouse, pen or touch (EXT-16). A dragged entry swaps places once
 * the pointer passes its neighbor's middle; Escape puts it back.
 */
export function useSorting({ list, count, isLocked = false, nameOf, move, onMoved }: SortingSettings): Sorting {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const announce = (name: string, index: number) =>
    setAnnouncement(t(($) => $.sorting.moved, { name, position: number(index + 1), total: number(count) }));

  const step = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (isLocked || to < 0 || to >= count) return;
    announce(nameOf(index), to);
    if (list.current) moveInPlace(list.current);
    move(index, to);
    onMoved?.();
  };

  useEffect(() => {
    if (drag === null) return undefined;
    const { pointer, start, index } = drag;
    const follow = ({ pointerId, clientY }: PointerEvent) => {
      if (pointerId !== pointer) return;
      const to = list.current ? placeAt(list.current, index, clientY) : index;
      if (to === index) return;
      // Flush before the next event, which uses the entry's new position.
      flushSync(() => {
        move(index, to);
        setDrag({ ...drag, index: to });
      });
      list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
    };
    const drop = ({ pointerId }: PointerEvent) => {
      if (pointerId !== pointer) return;
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
      // Keep Escape from closing the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    const lose = ({ pointerId }: PointerEvent) => {
      if (pointerId === pointer) cancel();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', lose);
    window.addEventListener('keydown', escape, true);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', lose);
      window.removeEventListener('keydown', escape, true);
    };
  });

  return {
    count,
    dragged: drag?.index ?? null,
    announcement,
    step,
    startDrag(index, event) {
      if (isLocked || drag || event.button !== 0) return;
      // Prevents text selection while dragging.
      event.preventDefault();
      setDrag({ pointer: event.pointerId, start: index, index });
    },
  };
}

/** The target index of the entry for a pointer position. */
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
