import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedProfile } from './editedProfile.ts';

/** The edited values and the version they are based on. */
interface Edits {
  readonly values: EditedProfile;
  readonly saved: EditedProfile;
  readonly revision: string;
}

/** Versioned: tabs with different form versions ignore each other. */
const VERSION = 1;

/**
 * Keeps tabs that edit the same profile in sync: input, saves and discards appear in all of them, so that no tab
 * overwrites another's save or restores a discarded draft (EXT-05).
 */
export function useTabsInStep(
  ownerId: string,
  { values, saved, revision }: Edits,
  follow: (edits: Edits) => void,
): void {
  const channel = useRef<BroadcastChannel | null>(null);
  /** The state last shared with or received from other tabs. */
  const known = useRef({ values, saved });
  const onMessage = useEffectEvent(({ data }: MessageEvent<Edits>) => {
    known.current = data;
    follow(data);
  });

  useEffect(() => {
    const opened = new BroadcastChannel(`profile:${VERSION}:${ownerId}`);
    opened.addEventListener('message', onMessage);
    channel.current = opened;
    return () => opened.close();
  }, [ownerId]);

  useEffect(() => {
    if (known.current.values === values && known.current.saved === saved) return;
    known.current = { values, saved };
    channel.current?.postMessage({ values, saved, revision } satisfies Edits);
  }, [values, saved, revision]);
}
